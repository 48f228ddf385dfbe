import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { State } from '../../support/screen-states/stage.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about colours; every other rule has the same result in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The findings of axe in both themes, each with its element. Leaves the page in the light theme. */
export async function axeFindings(page: Page, { isPartlyCovered }: State): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  // A toast makes the targets that it covers in part smaller.
  const skipped = isPartlyCovered ? ['target-size'] : [];
  const light = await findings(page, (axe) => axe.withTags(tags).disableRules(skipped));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, (axe) => axe.withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}

async function findings(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // The other mode opens a page each time for frames, and there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}
