import { isFocusBack } from '../stage/in-page/in-page.ts';
import { expect, type State, test } from '../stage/stage.ts';
import { areas } from '../stage/states/states.ts';
import { walkFaults } from './checks/walk.ts';

/** What stands in another order on a phone: the drawer, the plans one by one, and one page of all sorts. */
const otherwiseOnPhones = /^(log-in|chat-menu|chat-rename|brand-hub-line|payment|viewing-profile)$/;

for (const [area, states] of Object.entries(areas)) {
  test(`Tab leads through everything in ${area}, and Escape out of dialogs`, async ({
    stage,
    hasTouch,
  }) => {
    const isWalked = ({ name, isCovered }: State) =>
      !isCovered && (!hasTouch || otherwiseOnPhones.test(name));
    for (const state of states.filter(isWalked)) {
      await stage.show(state, async (page) => {
        expect.soft(await walkFaults(page), state.name).toEqual([]);
        const dialog = page.locator('dialog');
        if ((await dialog.count()) === 0) return;
        await page.keyboard.press('Escape');
        await expect.soft(dialog, state.name).toHaveCount(0);
        expect.soft(await isFocusBack(page), `${state.name}: the focus is back`).toBe(true);
      });
    }
  });
}
