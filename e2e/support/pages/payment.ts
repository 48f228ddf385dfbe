import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';

/** Choosing the free plan loads the chat with a full navigation. */
export async function chooseFreePlan(page: Page): Promise<void> {
  await page.waitForURL('**/payment');
  await pressGetStarted(page);
  await page.waitForURL('**/chat');
}

/** The button of the free card, whose name depends on the plan. */
export async function pressGetStarted(page: Page, texts: typeof en = en): Promise<void> {
  await page.getByRole('heading', { name: texts.billing.title }).waitFor();
  const { action, leave } = texts.billing.free;
  const button = page
    .getByRole('button', { name: action })
    .or(page.getByRole('button', { name: leave }));
  // On a phone the plans are a slider that starts on Pro.
  if (!(await button.isVisible())) {
    await page.getByRole('button', { name: texts.billing.previous }).click();
  }
  await button.click();
}

/** Opens the checkout of Pro from the pricing page. */
export async function upgrade(page: Page, texts: typeof en = en): Promise<void> {
  await page.getByRole('button', { name: texts.billing.pro.action }).click();
}
