import type { Browser } from '@playwright/test';
import type { Language } from '@savet/contract/limits';
import type { Product } from '../../product.ts';
import { furnish } from './furnish.ts';
import { createPlayer, type Player } from './player.ts';

/** Whose screens there are; `spent` and `limited` have used up the free plan and a month of Pro. */
export type Role = 'free' | 'pro' | 'admin' | 'tester' | 'spent' | 'limited' | 'payer';
export type Cast = Readonly<Record<Role, Player>> & { speak(language: Language): Promise<void> };

/** Signs everybody up and gives them what their screens show. */
export async function gatherCast(browser: Browser, product: Product): Promise<Cast> {
  const create = () => createPlayer(browser, product);
  const players: Record<Role, Player> = {
    free: await create(),
    pro: await create(),
    admin: await create(),
    tester: await create(),
    spent: await create(),
    limited: await create(),
    payer: await create(),
  };
  await furnish(players, browser, product);
  return {
    ...players,
    async speak(language) {
      const all = Object.values(players);
      await Promise.all(all.map(({ call }) => call('updateUser', { language })));
    },
  };
}
