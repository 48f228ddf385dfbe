import { join } from 'node:path';
import { languageCodes } from '@savet/contract/languages';
import { test } from '../support/screen-states/stage.ts';
import { areas } from '../support/screen-states/states.ts';

/** Pictures of every screen and state in three widths, both languages and both themes. */
const FOLDER = join('test-results', 'screens');
const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const HEIGHT = 900;
const IS_TALL = 'document.documentElement.scrollHeight > innerHeight';

for (const width of widths) {
  for (const colorScheme of themes) {
    test.describe(`${width} ${colorScheme}`, () => {
      const isPhone = width === 360;
      test.use({
        colorScheme,
        viewport: { width, height: HEIGHT },
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      for (const language of languageCodes) {
        for (const state of Object.values(areas).flat()) {
          test(`${language} ${state.name}`, async ({ stage }) => {
            await stage.setLanguage(language);
            await stage.show(state, async (page) => {
              const name = `${state.name}-${width}-${language.toLowerCase()}-${colorScheme}.png`;
              // A full-page picture resizes the window for a moment, which would close open layers.
              const fullPage = await page.evaluate<boolean>(IS_TALL);
              await page.screenshot({
                path: join(FOLDER, name),
                fullPage,
                animations: 'disabled',
              });
            });
          });
        }
      }
    });
  }
}
