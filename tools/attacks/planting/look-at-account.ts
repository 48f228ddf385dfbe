import { signUp } from '../../../apps/server/src/testing/person.ts';
import type { Attempts } from '../attempts.ts';
import type { Browser } from '../browser.ts';
import type { World } from '../world.ts';
import { end, judge, narrow } from './judge.ts';
import { plantAccount } from './plant-account.ts';

/** So many in the reason of a request. */
const TEXTS_PER_REASON = 3;

/** Judges what an account shows of its sessions, factors and requests: to its owner, and to whoever has a link. */
export async function lookAtAccount(
  world: World,
  browser: Browser,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  const planted = await plantAccount(world, texts);
  const { owner, loser, passkeyNames, namePasskeys, resetPath } = planted;
  const { sessions } = await owner.call('listSessions', {});
  const hostile = sessions.filter(
    ({ device }) => device.browser === 'Firefox' && device.system === 'Windows',
  );
  attempts.same('sessions with the texts', hostile.length, texts.length);
  const own = await browser.lookAs(owner);
  const guest = await browser.lookAs(null);
  for (const { page } of [own, guest]) await page.setViewportSize(narrow);
  for (const names of passkeyNames) {
    await namePasskeys(names);
    await judge(own, 'the owner', [{ path: '/profile', texts: [...names, 'Firefox'] }], attempts);
    await judge(guest, 'whoever has the link', [{ path: resetPath, texts: names }], attempts);
    // Only a page that is loaded anew reads the names again.
    await guest.page.goto('/login');
  }
  await end(own, 'the owner', attempts);
  await end(guest, 'whoever has the link', attempts);
  const lost = await browser.lookAs(loser);
  await lost.page.setViewportSize(narrow);
  await judge(lost, 'who has lost a factor', [{ path: '/profile', texts }], attempts);
  await end(lost, 'who has lost a factor', attempts);
  await lookAtRequests(world, browser, texts, attempts);
}

/** Judges requests of staff to view an account, with a few texts as the reason of each. */
async function lookAtRequests(
  { stage, staff }: World,
  browser: Browser,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  for (let first = 0; first < texts.length; first += TEXTS_PER_REASON) {
    const some = texts.slice(first, first + TEXTS_PER_REASON);
    const asked = await signUp(stage.server);
    await asked.call('updateUser', { asksBeforeViewing: true });
    await staff.call('requestViewing', { uid: asked.uid, reason: some.join('\n') });
    const own = await browser.lookAs(asked);
    await own.page.setViewportSize(narrow);
    await judge(own, 'who is asked', [{ path: '/profile', texts: some }], attempts);
    await end(own, 'who is asked', attempts);
  }
}
