import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { State } from '../../stage/stage.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What colours alone decide; all else is the same in both themes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds in both themes, each with the element it is about. */
export async function axeFindings(page: Page, { isPartlyCovered }: State): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  // What is covered in part is a small target as long as that lasts.
  const passing = isPartlyCovered ? ['target-size'] : [];
  const light = await findings(page, (axe) => axe.withTags(tags).disableRules(passing));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, (axe) => axe.withRules(rulesOfColour));
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

async function findings(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // There are no frames, for which the other mode opens a page every time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}
