import type { Page } from '@playwright/test';
import type { Language } from '@savet/contract/limits';
import { layoutFaults } from '../stage/in-page/in-page.ts';
import { expect, test } from '../stage/stage.ts';
import { openMenu } from '../stage/states/open-menu.ts';
import { areas } from '../stage/states/states.ts';

/** On touch every target is at least as wide and high, in CSS px (design language). */
const TARGET_PX = 44;
/** A screen of 1440 × 900 px at 200 %; and the narrowest phone. */
const zoomed = { width: 720, height: 450 };
const narrow = { width: 320, height: 640 };
/** A screen of 1280 × 1024 px at 400 %. */
const low = { width: 320, height: 256 };
const wide = { width: 1440, height: 900 };
/** Twice the size that the text has. */
const largeText = "document.documentElement.style.fontSize = '212.5%'";

/** Where there is least room, both are looked at; else the one with the longer words. */
const languagesOn = (isNarrow: boolean): Language[] => (isNarrow ? ['EN', 'BG'] : ['BG']);

for (const [area, states] of Object.entries(areas)) {
  test(`everything fits at twice the size or on 320 px in ${area}`, async ({ stage, hasTouch }) => {
    for (const language of languagesOn(hasTouch)) {
      await stage.speak(language);
      for (const state of states) {
        await stage.show(state, (page) => check(page, `${state.name}, ${language}`), {
          viewport: hasTouch ? narrow : zoomed,
        });
      }
    }

    async function check(page: Page, name: string): Promise<void> {
      expect.soft(await layoutFaults(page, hasTouch ? TARGET_PX : undefined), name).toEqual([]);
      if (hasTouch) return;
      await page.setViewportSize(wide);
      await page.evaluate(largeText);
      expect.soft(await layoutFaults(page), `${name}, large text`).toEqual([]);
    }
  });
}

test('at four times the size answers are read, questions are sent, and the menu leads everywhere', async ({
  stage,
}) => {
  const answered = Object.values(areas)
    .flat()
    .find(({ name }) => name === 'chat-answered');
  if (!answered) throw new Error('there is no such state');
  const look = async (page: Page) => {
    const question = page.locator('#question');
    const reply = page.getByRole('article').last();
    await reply.scrollIntoViewIfNeeded();
    await expect(reply).toBeInViewport();
    await question.fill('And then?');
    const send = page.locator('button[type=submit]');
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    await question.fill('');
    await openMenu(page);
    for (const entry of await page.locator('#side-menu').getByRole('link').all()) {
      await entry.scrollIntoViewIfNeeded();
      await expect(entry).toBeInViewport({ ratio: 0.9 });
    }
  };
  await stage.show(answered, look, { viewport: low });
});
