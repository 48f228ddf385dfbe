import type { Page } from '@playwright/test';

/** Holds requests to an address back, so that what is shown meanwhile can be looked at; the result lets them go. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
