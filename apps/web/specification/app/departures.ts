/**
 * Addresses that the whole page would have gone to, in order. The navigation itself is cancelled: it would take
 * the test away with the page.
 */
export const departures: string[] = [];

/** Records and cancels navigations that leave the page; those of the router stay within it. */
export function holdDepartures(): () => void {
  departures.length = 0;
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument || !event.cancelable) return;
    event.preventDefault();
    departures.push(event.destination.url);
  };
  window.navigation.addEventListener('navigate', hold);
  return () => window.navigation.removeEventListener('navigate', hold);
}
