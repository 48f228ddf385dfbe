import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { giveBackAllUnused } from '../quota/unused-queries.ts';
import { forgetDeletedChats } from './deleted-chats.store.ts';
import { breakOff, type RunningTurns } from './running-turns.ts';
import { failAbandonedTurns } from './settle-turn.ts';
import { LEASE_SECONDS, renewLeases } from './turn.store.ts';

/** Design, "A turn": leases are renewed every 3 s and swept every 2 s. */
const RENEW_EVERY_MS = 3_000;
const SWEEP_EVERY_MS = 2_000;
/** How often deleted chats past their time are forgotten for good, in milliseconds. */
const FORGET_EVERY_MS = 60_000;

export interface TurnKeeperDependencies {
  db: Database;
  owner: string;
  running: RunningTurns;
  log: Logger;
  now: () => Date;
}

/** Renews the leases of this server's turns, fails the turns of servers that are gone, forgets deleted chats. */
export function keepTurns(dependencies: TurnKeeperDependencies): () => void {
  const timers = [
    repeat(RENEW_EVERY_MS, () => renew(dependencies), dependencies.log),
    repeat(SWEEP_EVERY_MS, () => sweep(dependencies), dependencies.log),
    repeat(FORGET_EVERY_MS, () => forgetDeletedChats(dependencies.db), dependencies.log),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function renew({ db, owner, running }: TurnKeeperDependencies): Promise<void> {
  const turns = running.all();
  if (turns.length === 0) return;
  const asked = performance.now();
  try {
    const renewed = await renewLeases(db, owner);
    for (const turn of turns) {
      const row = renewed.find((key) => running.find(key.uid, key.messageId, key.attempt) === turn);
      if (row) turn.renewedAt = asked;
      else if (!turn.settling) breakOff(turn, 'lost');
      if (row?.stopRequested) breakOff(turn, 'stopped');
    }
  } catch (error) {
    for (const turn of turns) {
      if (asked - turn.renewedAt > LEASE_SECONDS * 1_000) breakOff(turn, 'lost');
    }
    throw error;
  }
}

async function sweep({ db, running, log, now }: TurnKeeperDependencies): Promise<void> {
  const failed = await failAbandonedTurns(
    db,
    'expired',
    (turn) => running.find(turn.uid, turn.messageId, turn.attempt) !== null,
    now(),
  );
  if (failed > 0) log.warn({ failed }, 'turns of a lost server were failed');
  await giveBackAllUnused(db, now());
}

/** Calls `work` again and again, never twice at once. */
function repeat(everyMs: number, work: () => Promise<void>, log: Logger): NodeJS.Timeout {
  let busy = false;
  return setInterval(() => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) => log.warn({ error: String(error) }, 'upkeep of turns failed'))
      .finally(() => {
        busy = false;
      });
  }, everyMs);
}
