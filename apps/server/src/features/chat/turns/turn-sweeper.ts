import type { Database } from '../../../platform/db/transaction.ts';
import { every } from '../../../platform/every.ts';
import type { Logger } from '../../../platform/log.ts';
import { giveBackAllUnused } from '../../quota/unused-queries.ts';
import { eraseDeletedChats } from '../deleted-chats.store.ts';
import { abortTurn, type RunningTurns } from './running-turns.ts';
import { failAbandonedTurns } from './settle-turn.ts';
import { LEASE_SECONDS, renewLeases } from './turn.store.ts';

/** Design, "A turn": leases are renewed every 3 s; expired ones are swept every 2 s. */
const RENEW_EVERY_MS = 3_000;
const SWEEP_EVERY_MS = 2_000;
/** Interval at which deleted chats that can no longer be restored are erased, in milliseconds. */
const ERASE_EVERY_MS = 60_000;

export interface TurnSweeperDependencies {
  db: Database;
  owner: string;
  running: RunningTurns;
  log: Logger;
  now: () => Date;
}

/**
 * Renews the leases of this server's turns, fails turns whose lease has expired, and erases deleted chats.
 * @returns a function that stops the sweeper
 */
export function startTurnSweeper(dependencies: TurnSweeperDependencies): () => void {
  const { db, log } = dependencies;
  const stops = [
    every(RENEW_EVERY_MS, () => renew(dependencies), { log, failure: 'renewing leases failed' }),
    every(SWEEP_EVERY_MS, () => sweep(dependencies), { log, failure: 'sweeping turns failed' }),
    every(ERASE_EVERY_MS, () => eraseDeletedChats(db), {
      log,
      failure: 'erasing deleted chats failed',
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function renew({ db, owner, running }: TurnSweeperDependencies): Promise<void> {
  const turns = running.all();
  if (turns.length === 0) return;
  const requestedAt = performance.now();
  try {
    const renewed = await renewLeases(db, owner);
    for (const turn of turns) {
      const row = renewed.find((key) => running.find(key.uid, key.messageId, key.attempt) === turn);
      if (row) turn.renewedAt = requestedAt;
      else if (!turn.settling) abortTurn(turn, 'lost');
      if (row?.stopRequested) abortTurn(turn, 'stopped');
    }
  } catch (error) {
    for (const turn of turns) {
      if (requestedAt - turn.renewedAt > LEASE_SECONDS * 1_000) abortTurn(turn, 'lost');
    }
    throw error;
  }
}

async function sweep({ db, running, log, now }: TurnSweeperDependencies): Promise<void> {
  const failed = await failAbandonedTurns(
    { db, log },
    'expired',
    (turn) => running.find(turn.uid, turn.messageId, turn.attempt) !== null,
    now(),
  );
  if (failed > 0) log.warn({ failed }, 'failed turns with an expired lease');
  await giveBackAllUnused(db, now());
}
