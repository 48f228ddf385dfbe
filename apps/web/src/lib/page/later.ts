/** The first screen has this long after the page has loaded, in milliseconds. */
const QUIET_MS = 3_000;

/** What no screen waits for: a while after the page is loaded, and when the browser has nothing better to do. */
export function later(work: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else work();
  };
  const wait = () => setTimeout(whenIdle, QUIET_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
