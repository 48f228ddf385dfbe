import type { Page } from '@playwright/test';

/** On a wide screen the menu is already open. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('#question').waitFor();
  if (await page.locator('#side-menu').isVisible()) return;
  await page.locator('[aria-controls=side-menu]').click();
  await page.locator('#side-menu').waitFor();
}
