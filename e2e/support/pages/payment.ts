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

/** Agrees to begin at once, and opens the checkout of Pro from the pricing page. */
export async function upgrade(page: Page, texts: typeof en = en): Promise<void> {
  await page.getByRole('button', { name: texts.billing.pro.action }).click();
  await agree(page, texts);
}

/** In the dialog before a payment: agrees to everything, and goes on. */
export async function agree(page: Page, texts: typeof en = en): Promise<void> {
  const { title, goOn } = texts.legal.purchase;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: goOn }).waitFor();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: goOn }).click();
}
