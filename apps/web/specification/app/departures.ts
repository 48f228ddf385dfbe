/** Addresses of full page loads, in order. They are cancelled: a page load would end the test. */
export const departures: string[] = [];

/** Records and cancels navigations that leave the page, not those of the router. */
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
