import type { QueryEntry } from '@savet/contract/documents';
import { effectiveLimit, type Plan } from '@savet/contract/plans';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { insertLimitNotice } from './limit-notices.store.ts';
import { allowanceAt, nextAllowance, type PlanSource, type PlanState } from './quota.rules.ts';

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

const planColumns = [
  'plan',
  'planSource',
  'queryLimit',
  'billingAnchor',
  'paidUntil',
  'queryResetDate',
  'allowance',
] as const;

/** Reads a user's plan. Run writes of this file in a `writeDocuments` transaction, which serializes them per user. */
export async function readPlanState(trx: Trx | Database, uid: string): Promise<PlanState | null> {
  const row = await trx
    .selectFrom('users')
    .select(planColumns)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Starts the next allowance when the current one has ended. */
export async function rollAllowance(
  trx: Trx,
  uid: string,
  now: Date,
  revision: number,
): Promise<void> {
  await rollAndReadCount(trx, uid, now, revision);
}

/** Reserves a query and returns its id; null at the limit. */
export async function reserveQuery(
  trx: Trx,
  uid: string,
  reservation: Reservation,
  now: Date,
  revision: number,
): Promise<string | null> {
  const user = await rollAndReadCount(trx, uid, now, revision);
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

/** Sets a user's plan and allowance. The count comes from the ledger, so that free queries are never granted twice. */
export async function setPlan(
  trx: Trx,
  uid: string,
  values: {
    plan: Plan;
    planSource: PlanSource | null;
    queryLimit: number | null;
    billingAnchor: Date | null;
    paidUntil: Date | null;
  },
  now: Date,
  revision: number,
): Promise<void> {
  const existing = await readPlanState(trx, uid);
  const { allowance, resetDate } = continuesMonths(existing, values)
    ? nextAllowance({ ...existing, ...values }, now)
    : allowanceAt(values, now);
  await trx
    .updateTable('users')
    .set({ ...values, allowance, queryResetDate: resetDate })
    .where('uid', '=', uid)
    .execute();
  await recount(trx, uid, now, revision);
}

/** A subscription that goes on keeps the months that it began with; another one begins anew. */
function continuesMonths(
  existing: PlanState | null,
  { planSource, billingAnchor }: Pick<PlanState, 'planSource' | 'billingAnchor'>,
): existing is PlanState {
  const isOnStripe = existing?.planSource === 'stripe' && planSource === 'stripe';
  return isOnStripe && existing.billingAnchor?.getTime() === billingAnchor?.getTime();
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

/** Recounts the current allowance from the ledger and sets the user document's revision. @returns plan and count */
export function recount(trx: Trx, uid: string, now: Date, revision: number) {
  return trx
    .updateTable('users')
    .set((eb) => ({ queryUsed: countOfAllowance(eb, now), revision }))
    .where('uid', '=', uid)
    .returning([...planColumns, 'queryUsed'])
    .executeTakeFirst();
}

/** Reads plan and count, after starting the next allowance if the current one has ended. */
async function rollAndReadCount(trx: Trx, uid: string, now: Date, revision: number) {
  const user = await readCount(trx, uid, now);
  if (!user) return null;
  const { allowance, resetDate } = nextAllowance(user, now);
  if (allowance === user.allowance) return user;
  await trx
    .updateTable('users')
    .set({ allowance, queryResetDate: resetDate })
    .where('uid', '=', uid)
    .execute();
  return (await recount(trx, uid, now, revision)) ?? null;
}

function readCount(trx: Trx, uid: string, now: Date) {
  return trx
    .selectFrom('users')
    .select(planColumns)
    .select((eb) => countOfAllowance(eb, now).as('queryUsed'))
    .where('uid', '=', uid)
    .executeTakeFirst();
}

/** Counts the queries of the current allowance, without expired reservations. */
function countOfAllowance(eb: ExpressionBuilder<Tables, 'users'>, now: Date) {
  return eb
    .selectFrom('queries')
    .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('used'))
    .whereRef('queries.uid', '=', 'users.uid')
    .whereRef('queries.allowance', '=', 'users.allowance')
    .where('queries.state', '!=', 'given_back')
    .where((inner) =>
      inner.or([inner('queries.heldUntil', 'is', null), inner('queries.heldUntil', '>=', now)]),
    )
    .$asScalar()
    .$notNull();
}
