import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { readPlanState } from './allowance.store.ts';

/** A user's provider is asked at most once in this time, in milliseconds. */
const ASK_AGAIN_MS = 60_000;
/** How long a question waits for the answer, in milliseconds. */
const WAIT_MS = 5_000;

/** @returns whether the plan may have changed */
export type Renewal = (uid: string) => Promise<boolean>;

/**
 * Asks the payment provider about a user whose paid period has ended, when no query is left: the renewal may be paid
 * although no event has arrived.
 * @param ask sets the plan as the provider says
 */
export function createRenewal(
  { db, log, now }: { db: Database; log: Logger; now: () => Date },
  ask: (uid: string) => Promise<unknown>,
): Renewal {
  const askedAt = new Map<string, number>();

  return async (uid) => {
    const time = performance.now();
    for (const [other, at] of askedAt) if (time - at >= ASK_AGAIN_MS) askedAt.delete(other);
    if (askedAt.has(uid) || !(await hasEnded(uid))) return false;
    askedAt.set(uid, time);
    const asked = ask(uid).catch((error: unknown) => {
      log.warn({ error }, 'reconciling at the query limit failed');
    });
    await Promise.race([asked, pause(WAIT_MS, undefined, { ref: false })]);
    return true;
  };

  async function hasEnded(uid: string): Promise<boolean> {
    const state = await readPlanState(db, uid);
    const paidUntil = state?.planSource === 'stripe' ? state.paidUntil : null;
    return paidUntil !== null && paidUntil <= now();
  }
}
