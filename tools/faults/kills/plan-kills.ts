import type { DatabaseName } from '../fault-case.ts';
import { type KillKind, killKinds } from './kill-kinds.ts';

export interface PlannedKill {
  kind: KillKind;
  random: number;
}

/** The share of the kills that is on PostgreSQL, where an abandoned turn fails only when its lease expires. */
const SHARES = { short: 4, long: 2 };

/**
 * Kills by database: every kind in its turn from a random one on, at random moments.
 * @param words only kinds whose name has one of them; all kinds if there are none
 * @throws if no kind has one
 */
export function planKills(
  kills: number,
  random: () => number,
  { isLong, hasPostgres, words }: { isLong: boolean; hasPostgres: boolean; words: string[] },
): Record<DatabaseName, PlannedKill[]> {
  const onPostgres = hasPostgres ? Math.ceil(kills / SHARES[isLong ? 'long' : 'short']) : 0;
  const kinds = killKinds.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (kinds.length === 0) throw new Error(`no kind of kill has ${words.join(' or ')} in its name`);
  const first = Math.floor(random() * kinds.length);
  const all = Array.from({ length: kills }, (_, index) => ({
    kind: kinds[(first + index) % kinds.length] as KillKind,
    random: random(),
  }));
  // In turns, so that each database gets every kind.
  const embedded = all.filter((_, index) => index >= onPostgres * 2 || index % 2 === 0);
  return { embedded, PostgreSQL: all.filter((kill) => !embedded.includes(kill)) };
}
