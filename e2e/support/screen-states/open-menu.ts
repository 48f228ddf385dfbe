import type { Page } from '@playwright/test';

/** On a wide screen the menu is already open. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('#question').waitFor();
  if (await page.locator('#side-menu').isVisible()) return;
  await page.locator('[aria-controls=side-menu]').click();
  await page.locator('#side-menu').waitFor();
}

/** Opens the actions of the current chat. */
export async function openActions(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('#side-menu li[data-current=true] button').click();
  await page.locator('[role=menu]').waitFor();
}

/** Chooses one of the actions of the current chat. */
export async function choose(page: Page, choice: string): Promise<void> {
  await openActions(page);
  await page.locator(`[role=menuitem][data-kind=${choice}]`).click();
  await page.locator('dialog').waitFor();
}

/** Opens a dialog with its button in the menu. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.locator('#side-menu').getByRole('button', { name, exact: true }).click();
  await page.locator('dialog').waitFor();
}
