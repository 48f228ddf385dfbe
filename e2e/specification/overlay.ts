import { expect, type Page } from '@playwright/test';

/** A text that covers the window, with nothing below it reachable by pointer or keyboard. */
export async function expectOverlay(page: Page, text: string): Promise<void> {
  const overlay = page.getByRole('status').filter({ hasText: text });
  await expect(overlay).toHaveText(text);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  for (const key of ['Escape', 'Escape', 'Escape', 'Tab']) await page.keyboard.press(key);
  await expect(overlay).toBeVisible();
  await expect(page.locator('form :focus')).toHaveCount(0);
}
