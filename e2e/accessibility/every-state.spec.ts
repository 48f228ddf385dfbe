import type { Page } from '@playwright/test';
import { allScreens } from '../support/all-screens.ts';
import { layoutFaults } from '../support/screen-states/in-page/in-page.ts';
import { expect, followsLanguage, type State, test } from '../support/screen-states/stage.ts';
import { areas } from '../support/screen-states/states.ts';
import { asDesktop } from './checks/as-desktop.ts';
import { axeFindings } from './checks/axe.ts';
import { escapeFaults, walkFaults } from './checks/walk.ts';

/** Minimum width and height of a touch target, in CSS px (design language). */
const TARGET_PX = 44;
/** A screen of 1440 × 900 px at 200 %. */
const zoomed = { width: 720, height: 450 };
const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };
/** Whether the tab is the phone again after a check on a desktop. */
const isNarrowPhone = `innerWidth === ${narrow.width} && matchMedia('(pointer: coarse)').matches`;
/** Twice the normal text size. */
const LARGE_TEXT = '212.5%';

/**
 * Whether axe and the keyboard check a state on both screens: its phone has other elements (the drawer, the plan
 * slider), it comes from one of them, or it is the sample of its kind of page.
 */
const needsBothScreens = ({ name, isFromMenu }: State) =>
  isFromMenu ||
  /^(log-in|chat-menu|chat-rename|brand-hub-line|payment|viewing-profile)$/.test(name);

test.describe.configure({ mode: 'parallel' });

for (const [area, states] of Object.entries(areas)) {
  const onBoth = states.filter(needsBothScreens);
  if (onBoth.length === 0) continue;
  test(`${area}, opened on a desktop: axe finds nothing, Tab and Escape work`, {
    tag: '@desktop',
  }, async ({ stage }) => {
    for (const state of onBoth) await stage.show(state, (page) => checkUse(page, state));
  });
}

test.describe('in one tab', { tag: '@desktop' }, () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  for (const [area, states] of Object.entries(areas)) {
    test(`${area}: fits a phone in both languages, enlarged, with large targets; axe finds nothing, Tab and Escape work`, async ({
      stage,
    }) => {
      await stage.setLanguage('BG');
      for (const state of states) {
        const isOnBoth = needsBothScreens(state);
        const checkEnglish = async (page: Page) =>
          expectNothing(`${state.name}: EN`, layoutFaults(page, TARGET_PX));
        await stage.show(state, async (page) => {
          expect(await page.evaluate(isNarrowPhone), state.name).toBe(true);
          await expectNothing(`${state.name}: BG`, layoutFaults(page, TARGET_PX));
          if (allScreens || isOnBoth) {
            await expectNothing(`${state.name}: axe`, axeFindings(page, state));
          }
          if (followsLanguage(state)) await stage.switchToEnglish(page, state, checkEnglish);
          await checkEnlarged(page, state);
          if (!isOnBoth) await asDesktop(page, wide, () => checkUse(page, state));
        });
        if (isOnBoth) await stage.show(state, (page) => checkKeyboard(page, state));
        if (!followsLanguage(state)) await stage.showInEnglish(state, checkEnglish);
      }
    });
  }
});

/** Called in Bulgarian, whose words are longer. */
async function checkEnlarged(page: Page, { name }: State): Promise<void> {
  await page.setViewportSize(zoomed);
  await expectNothing(`${name}: zoomed`, layoutFaults(page));
  await page.setViewportSize(wide);
  await page.evaluate(`document.documentElement.style.fontSize = '${LARGE_TEXT}'`);
  await expectNothing(`${name}: large text`, layoutFaults(page));
  await page.evaluate("document.documentElement.style.fontSize = ''");
}

async function checkUse(page: Page, state: State): Promise<void> {
  await expectNothing(`${state.name}: axe`, axeFindings(page, state));
  if (!state.isCovered) await checkKeyboard(page, state);
}

async function checkKeyboard(
  page: Page,
  { name, closesOnTab, staysOnEscape }: State,
): Promise<void> {
  if (!closesOnTab) await expectNothing(`${name}: Tab`, walkFaults(page));
  if (!staysOnEscape) await expectNothing(`${name}: Escape`, escapeFaults(page));
}

/** Continues with the other states, so that one run lists all faults. */
async function expectNothing(name: string, faults: Promise<string[]>): Promise<void> {
  expect.soft(await faults, name).toEqual([]);
}
