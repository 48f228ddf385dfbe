import type { Page } from '@playwright/test';
import { openMenu } from '../support/screen-states/open-menu.ts';
import { expect, type Stage, test } from '../support/screen-states/stage.ts';
import { areas } from '../support/screen-states/states.ts';

/** A phone with rounded corners and a notch, in CSS pixels: upright, as an app without the browser's bars, and on its side. */
const phones = [
  { viewport: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { viewport: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];
const shown = [
  ...[
    'log-in',
    'chat-empty-pro',
    'chat-answered',
    'chat-share',
    'search',
    'brand-hub',
    'brand-hub-field',
  ],
  ...['brand-hub-locked', 'payment', 'profile-free', 'admin-users', 'viewing-chat', 'legal'],
];

/**
 * The texts and controls that lie where the screen is cut off, with everything that scrolls at its beginning or at its end.
 * A dialog, and what scrolls sideways, cuts off its own. What scrolls stops at whole pixels, up to half of one before its end.
 */
const OUTSIDE = `({ top, right, bottom, left }, isAtEnd) => {
  const inScrollers = (element, { left, right }) => {
    for (let around = element.parentElement; around !== document.body && around; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowX)) continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    return { left, right };
  };
  for (const each of document.querySelectorAll('*')) each.scrollTop = isAtEnd ? each.scrollHeight : 0;
  const all = document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, dt, dd, summary');
  return [...all].filter((element) => {
    const box = element.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (box.width < 2 || !element.contains(document.elementFromPoint(x, y))) return false;
    const seen = inScrollers(element, box);
    if (seen.left < left || seen.right > innerWidth - right) return true;
    const dialog = element.closest('dialog')?.getBoundingClientRect() ?? box;
    return isAtEnd
      ? Math.min(box.bottom, dialog.bottom) > innerHeight - bottom + 0.5
      : Math.max(box.top, dialog.top) < top;
  }).map((element) => element.outerHTML.slice(0, 120));
}`;
const SCROLLS_BY = 'document.documentElement.scrollHeight - innerHeight';

for (const { viewport, insets } of phones) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, isMobile: true, hasTouch: true });

    test('nothing lies under the notch, the corners or the bar of the system', async ({
      stage,
    }) => {
      for (const name of shown) {
        await showSafely(stage, name, async (page) => {
          await expectInside(page, name);
          if (name !== 'chat-answered') return;
          expect.soft(await page.evaluate(SCROLLS_BY), 'only its parts scroll').toBe(0);
          await openMenu(page);
          await expectInside(page, 'the side menu');
        });
      }
    });
  });

  async function showSafely(
    stage: Stage,
    name: string,
    check: (page: Page) => Promise<void>,
  ): Promise<void> {
    const state = Object.values(areas)
      .flat()
      .find((each) => each.name === name);
    if (!state) throw new Error(`there is no state ${name}`);
    await stage.show(state, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await check(page);
      await session.detach();
    });
  }

  async function expectInside(page: Page, name: string): Promise<void> {
    for (const isAtEnd of [false, true]) {
      const outside = await page.evaluate(`(${OUTSIDE})(${JSON.stringify(insets)}, ${isAtEnd})`);
      expect.soft(outside, name).toEqual([]);
    }
  }
}
