import type { Page } from '@playwright/test';

/** Holds requests to an address, so that the waiting state can be checked. @returns a function that releases them */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
