import type { Page } from '@playwright/test';

/** Runs in the page: waits until the service worker answers for it. */
const workerInCharge = `navigator.serviceWorker.ready.then(() =>
  navigator.serviceWorker.controller ??
  new Promise((resolve) => {
    const tell = () => resolve(null);
    navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
  })
).then(() => null)`;

/** Goes offline once the page has its service worker, whose script cannot be fetched afterwards. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(workerInCharge);
  await page.context().setOffline(true);
}
