import type { Attempts } from '../attempts.ts';
import type { Browser, Looker } from '../browser.ts';
import type { World } from '../world.ts';
import { amounts, MARK } from './hostile-texts.ts';
import { end, judge, judgePage, type Screen } from './judge.ts';
import { lookInside } from './look-inside.ts';
import type { Planted } from './plant.ts';

/** Judges every screen that shows the planted texts: to their owner, to staff, and to whoever has a link. */
export async function lookEverywhere(
  world: World,
  browser: Browser,
  { owner, chatId, sharedPath, projects }: Planted,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  const screens: Screen[] = [
    // The conversation is formatted; titles and projects beside it are not.
    { path: `/chat/${chatId}`, texts: [...texts, ...projects, ...amounts, MARK] },
    { path: '/brandhub', texts: [...texts, MARK] },
    { path: '/profile', texts },
  ];
  const names = texts.map((text) => `${text.trim()} ${text.trim()}`);

  const own = await browser.lookAs(owner);
  await judge(own, 'the owner', screens, attempts);
  for (const [index, text] of texts.entries()) {
    await owner.call('updateUser', { firstName: text, lastName: text });
    await judgePage(own, `the name in the profile of its owner`, [names[index] ?? ''], attempts);
  }
  await lookInside(own, texts, attempts);
  await end(own, 'the owner', attempts);

  const team = await browser.lookAs(world.staff);
  const lists: Screen[] = [
    { path: '/admin', texts: names },
    { path: '/admin/messages', texts, button: 'All' },
    { path: '/admin/feedback', texts },
  ];
  await judge(team, 'staff', lists, attempts);
  await view(team, world.stage.server.url, owner.email);
  await judge(team, 'staff who view', screens, attempts);
  await end(team, 'staff', attempts);

  const guest = await browser.lookAs(null);
  await judge(guest, 'a visitor', [{ path: sharedPath, texts: [MARK] }], attempts);
  await end(guest, 'a visitor', attempts);
}

/** Opens the account of a person from the gallery. */
async function view({ page }: Looker, url: string, email: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').first().click();
  await page.waitForURL('**/chat');
}
