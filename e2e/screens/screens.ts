import { join } from 'node:path';
import { languageCodes } from '@savet/contract/languages';
import { test } from '../support/screen-states/stage.ts';
import { areas } from '../support/screen-states/states.ts';

/** Pictures of every screen and state on four screens, in both languages and both themes. */
const FOLDER = join('test-results', 'screens');
/** The second one is a phone whose browser shows its bars. */
const sizes = [
  { width: 360, height: 900 },
  { width: 390, height: 664 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
] as const;
const PHONES_UP_TO = 390;
const themes = ['light', 'dark'] as const;
/** A dialog stands in the window: on a picture of the page it would stand somewhere in its length. */
const IS_TALL = `document.documentElement.scrollHeight > innerHeight
  && document.querySelector('dialog[open]') === null`;

for (const viewport of sizes) {
  const { width } = viewport;
  test.describe(`${width}`, () => {
    const isPhone = width <= PHONES_UP_TO;
    test.use({ viewport, isMobile: isPhone, hasTouch: isPhone });
    for (const language of languageCodes) {
      for (const state of Object.values(areas).flat()) {
        test(`${language} ${state.name}`, async ({ stage }) => {
          await stage.setLanguage(language);
          await stage.show(state, async (page) => {
            // A full-page picture resizes the window for a moment, which would close open layers.
            const fullPage = await page.evaluate<boolean>(IS_TALL);
            // To open a state takes longer than both pictures of it.
            for (const colorScheme of themes) {
              await page.emulateMedia({ colorScheme });
              const name = `${state.name}-${width}-${language.toLowerCase()}-${colorScheme}.png`;
              await page.screenshot({ path: join(FOLDER, name), fullPage, animations: 'disabled' });
            }
          });
        });
      }
    }
  });
}
