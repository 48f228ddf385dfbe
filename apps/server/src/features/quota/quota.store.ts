import type { QueryEntry } from '@savet/contract/documents';
import { effectiveLimit, type Plan } from '@savet/contract/plans';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { allowanceAt, nextAllowance, type PlanSource, type PlanState } from './quota.rules.ts';

export type GiveBackReason = NonNullable<QueryEntry['reason']>;

export interface Reservation {
  purpose: QueryEntry['purpose'];
  chatId?: string;
  messageId?: string;
  /** Until when it is held without a turn behind it. */
  heldUntil?: Date;
}

/** How long a query taken ahead is held, in minutes (design, generateResponse). */
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

/** Everything here runs in a transaction of `writeDocuments`, which makes a user's transactions queue. */
export async function readPlanState(trx: Trx | Database, uid: string): Promise<PlanState | null> {
  const row = await trx
    .selectFrom('users')
    .select(planColumns)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Moves on to the allowance of this moment when the month is over. */
export async function rollAllowance(
  trx: Trx,
  uid: string,
  now: Date,
  revision: number,
): Promise<void> {
  await readRolled(trx, uid, now, revision);
}

/** Takes one query; null when none is left. */
export async function reserveQuery(
  trx: Trx,
  uid: string,
  reservation: Reservation,
  now: Date,
  revision: number,
): Promise<string | null> {
  const user = await readRolled(trx, uid, now, revision);
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

/** Turns a query taken ahead into one for this purpose; null when none is held. */
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

/** Keeps a reserved query, or gives it back to the allowance it was taken from. */
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
  await recount(trx, uid, now, revision);
}

/** Sets what a plan gives; the count follows from the ledger, so that free queries are never given twice. */
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
  const known = await readPlanState(trx, uid);
  const goesOn = known?.planSource === 'stripe' && values.planSource === 'stripe';
  const { allowance, resetDate } = goesOn
    ? nextAllowance({ ...known, ...values }, now)
    : allowanceAt(values, now);
  await trx
    .updateTable('users')
    .set({ ...values, allowance, queryResetDate: resetDate })
    .where('uid', '=', uid)
    .execute();
  await recount(trx, uid, now, revision);
}

/** Users who hold queries past their time. */
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

/** Gives back what was held past its time; true when there was something. */
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

/** Counts the current allowance anew from the ledger and stamps the user document. */
export async function recount(trx: Trx, uid: string, now: Date, revision: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ queryUsed: countOfAllowance(eb, now), revision }))
    .where('uid', '=', uid)
    .execute();
}

/** Plan and count of the allowance of this moment, moved on to when the month is over. */
async function readRolled(trx: Trx, uid: string, now: Date, revision: number) {
  const user = await readCount(trx, uid, now);
  if (!user) return null;
  const { allowance, resetDate } = nextAllowance(user, now);
  if (allowance === user.allowance) return user;
  await trx
    .updateTable('users')
    .set({ allowance, queryResetDate: resetDate })
    .where('uid', '=', uid)
    .execute();
  await recount(trx, uid, now, revision);
  return readCount(trx, uid, now);
}

function readCount(trx: Trx, uid: string, now: Date) {
  return trx
    .selectFrom('users')
    .select(planColumns)
    .select((eb) => countOfAllowance(eb, now).as('queryUsed'))
    .where('uid', '=', uid)
    .executeTakeFirst();
}

/** Queries of the current allowance; what is held past its time counts no more. */
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
