import { expect, type Page } from '@playwright/test';

/** Names that are the same in every language, names of people, and codes. */
const names =
  /Savet|Brand\sHub|ChatGPT|Claude|\bZIP\b|conversations\.json|\bPro\b|Enterprise|\bEN\b|\bBG\b|English|DGONE25|SIM-\d+|Chrome|Linux|Android|rgba?\(\)|[\w.-]+@[\w.-]+|#[0-9A-F]{6}|\bQR\b|\bkB\b|\bMB\b/g;

const readLabels =
  "[...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel ?? '')";

/** Expects no word in Latin letters on the screen or in the texts for screen readers. */
export async function expectNoEnglish(page: Page, known = ''): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  const shown = await page.locator('body').innerText();
  const labels = await page.evaluate<string[]>(readLabels);
  const texts = [...shown.split('\n'), ...labels, await page.title()];
  const english = texts.filter((text) =>
    /[A-Za-z]{2,}/.test(text.replaceAll(names, '').replaceAll(known || '\n', '')),
  );
  expect(english, new URL(page.url()).pathname).toEqual([]);
}
