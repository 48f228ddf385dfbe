import type { DatabaseName } from '../fault-case.ts';
import { type KillKind, killKinds } from './kill-kinds.ts';

export interface PlannedKill {
  kind: KillKind;
  random: number;
}

/** The share of the kills that is on PostgreSQL, where an abandoned turn fails only when its lease expires. */
const SHARES = { short: 4, long: 2 };

/**
 * Kills by database: on each of them every kind in its turn, from a random one on, at random moments.
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
  let turn = Math.floor(random() * kinds.length);
  const plan = (count: number): PlannedKill[] =>
    Array.from({ length: count }, () => {
      const kind = kinds[turn % kinds.length] as KillKind;
      turn += 1;
      return { kind, random: random() };
    });
  return { embedded: plan(kills - onPostgres), PostgreSQL: plan(onPostgres) };
}
