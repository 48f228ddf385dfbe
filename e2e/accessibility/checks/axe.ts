import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.ts';
import type { State } from '../../support/screen-states/stage.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Colour rules; all other rules have the same result in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Whether a dialog is higher than the screen. */
const SCROLLS = `(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(
  document.querySelector('dialog:modal') ?? {})`;

/** Axe's findings in both themes, each with its element. Starts and ends in the light theme. */
export async function axeFindings(page: Page, { isPartlyCovered }: State): Promise<string[]> {
  const isCovered = isPartlyCovered || (await page.evaluate<boolean>(SCROLLS));
  const light = await axeViolations(page, {
    runOnly: { type: 'tag', values: tags },
    // A toast shrinks the targets that it partly covers, and so do the buttons at the end of a dialog.
    rules: isCovered ? { 'target-size': { enabled: false } } : {},
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, { runOnly: { type: 'rule', values: colourRules } });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}
