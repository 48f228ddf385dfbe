/** What no screen waits for: once the page is loaded and the browser has nothing better to do. */
export function later(work: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
