import type { QueryEntry } from '@savet/contract/documents';
import { effectiveLimit } from '@savet/contract/plans';
import { keptPlan } from '../../platform/db/kept-plan.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { recount, rollAllowance } from './allowance.store.ts';
import { insertLimitNotice } from './limit-notices.store.ts';

export type GiveBackReason = NonNullable<QueryEntry['reason']>;

export interface Reservation {
  purpose: QueryEntry['purpose'];
  chatId?: string;
  messageId?: string;
  /** Expiry of a reservation without a turn. */
  heldUntil?: Date;
}

/** Lifetime of a query reserved ahead, in minutes. */
export const AHEAD_MINUTES = 10;

/**
 * Reserves a query and returns its id; null at the limit. Run all writes of a ledger in a `writeDocuments` transaction,
 * which serializes them per user.
 */
export async function reserveQuery(
  trx: Trx,
  uid: string,
  reservation: Reservation,
  now: Date,
  revision: number,
): Promise<string | null> {
  const user = await rollAllowance(trx, uid, now, revision);
  if (!user || user.queryUsed >= effectiveLimit(user)) return null;
  const queryId = newId();
  await trx
    .with('reserved', (db) =>
      db.insertInto('queries').values({
        queryId,
        uid,
        allowance: user.allowance,
        purpose: reservation.purpose,
        state: 'reserved',
        reason: null,
        chatId: reservation.chatId ?? null,
        messageId: reservation.messageId ?? null,
        heldUntil: reservation.heldUntil ?? null,
        settledAt: null,
      }),
    )
    .updateTable('users')
    .set({ queryUsed: user.queryUsed + 1, revision })
    .where('uid', '=', uid)
    .modifyEnd(keptPlan)
    .execute();
  return queryId;
}

/** Uses a query reserved ahead for this purpose and returns its id; null when none is held. */
export async function useAheadQuery(
  trx: Trx,
  uid: string,
  purpose: QueryEntry['purpose'],
  heldUntil: Date,
  now: Date,
): Promise<string | null> {
  const held = await trx
    .selectFrom('queries')
    .select('queryId')
    .where('uid', '=', uid)
    .where('purpose', '=', 'ahead')
    .where('state', '=', 'reserved')
    .where('heldUntil', '>', now)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  if (!held) return null;
  await trx
    .updateTable('queries')
    .set({ purpose, heldUntil })
    .where('queryId', '=', held.queryId)
    .execute();
  return held.queryId;
}

/** Keeps a reserved query, or gives it back to its own allowance. */
export async function settleQuery(
  trx: Trx,
  uid: string,
  queryId: string,
  outcome: 'kept' | GiveBackReason,
  now: Date,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('queries')
    .set(
      outcome === 'kept'
        ? { state: 'kept', settledAt: now, heldUntil: null }
        : { state: 'given_back', reason: outcome, settledAt: now, heldUntil: null },
    )
    .where('queryId', '=', queryId)
    .where('uid', '=', uid)
    .where('state', '=', 'reserved')
    .modifyEnd(keptPlan)
    .execute();
  const user = await recount(trx, uid, now, revision);
  // The mail that the queries of an allowance are used up.
  if (outcome === 'kept' && user && user.queryUsed >= effectiveLimit(user)) {
    await insertLimitNotice(trx, uid, user.allowance);
  }
}

/** Charges a query that was given back as unread when its chat was deleted: its text had reached the user already. */
export async function chargeStopped(
  trx: Trx,
  uid: string,
  queryId: string,
  now: Date,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('queries')
    .set({ state: 'kept', reason: null })
    .where('queryId', '=', queryId)
    .where('uid', '=', uid)
    .where('state', '=', 'given_back')
    .where('reason', '=', 'stopped')
    .execute();
  await recount(trx, uid, now, revision);
}

/** Returns users with expired reservations. */
export async function listUsersWithUnused(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('queries')
    .select('uid')
    .distinct()
    .where('state', '=', 'reserved')
    .where('heldUntil', '<', now)
    .execute();
  return rows.map((row) => row.uid);
}

/** Gives back a user's expired reservations; true when there were any. */
export async function giveBackUnused(trx: Trx, uid: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('queries')
    .set({ state: 'given_back', reason: 'unused', settledAt: now, heldUntil: null })
    .where('uid', '=', uid)
    .where('state', '=', 'reserved')
    .where('heldUntil', '<', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
