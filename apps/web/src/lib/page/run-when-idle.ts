/** Time reserved for the first screen after the load event, in milliseconds. */
const QUIET_MS = 3_000;

/** Runs work that no screen waits for: a while after the page has loaded, once the browser is idle. */
export function runWhenIdle(work: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else work();
  };
  const wait = () => setTimeout(whenIdle, QUIET_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
