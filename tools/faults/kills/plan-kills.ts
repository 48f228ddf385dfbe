import type { DatabaseName } from '../fault-case.ts';
import { type KillKind, killKinds } from './kill-kinds.ts';

export interface PlannedKill {
  kind: KillKind;
  random: number;
}

/** The share of the kills that is on PostgreSQL, where an abandoned turn fails only when its lease expires. */
const SHARES = { short: 4, long: 2 };

/** Kills by database: every kind in its turn from a random one on, at random moments. */
export function planKills(
  kills: number,
  random: () => number,
  { isLong, hasPostgres }: { isLong: boolean; hasPostgres: boolean },
): Record<DatabaseName, PlannedKill[]> {
  const onPostgres = hasPostgres ? Math.ceil(kills / SHARES[isLong ? 'long' : 'short']) : 0;
  const first = Math.floor(random() * killKinds.length);
  const all = Array.from({ length: kills }, (_, index) => ({
    kind: killKinds[(first + index) % killKinds.length] as KillKind,
    random: random(),
  }));
  // In turns, so that each database gets every kind.
  const embedded = all.filter((_, index) => index >= onPostgres * 2 || index % 2 === 0);
  return { embedded, PostgreSQL: all.filter((kill) => !embedded.includes(kill)) };
}
