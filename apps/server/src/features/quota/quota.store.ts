import type { QueryEntry } from '@savet/contract/documents';
import { effectiveLimit } from '@savet/contract/plans';
import { sql } from 'kysely';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import {
  type CountedPlan,
  countedColumns,
  countOfAllowance,
  recount,
  rollAllowance,
} from './allowance.store.ts';
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

/** Reserves a query and returns its id; null at the limit. */
export async function reserveQuery(...args: Parameters<typeof nextQuery>): Promise<string | null> {
  const [trx] = args;
  const query = await nextQuery(...args);
  if (query) await insertReserved(trx, query);
  return query?.queryId ?? null;
}

/**
 * The query to reserve, for `insertReserved` or `withReserved`; null at the limit. Run all writes of a ledger in a `writeDocuments`
 * transaction, which serializes them per user.
 * @param read what this transaction has read already
 */
export async function nextQuery(
  trx: Trx,
  uid: string,
  reservation: Reservation,
  now: Date,
  revision: number,
  read?: CountedPlan,
): Promise<ReservedQuery | null> {
  const user = await rollAllowance(trx, uid, now, revision, read);
  if (!user || user.queryUsed >= effectiveLimit(user)) return null;
  return {
    queryId: newId(),
    uid,
    allowance: user.allowance,
    purpose: reservation.purpose,
    chatId: reservation.chatId ?? null,
    messageId: reservation.messageId ?? null,
    heldUntil: reservation.heldUntil ?? null,
    queryUsed: user.queryUsed + 1,
    revision,
  };
}

/** A query as `reserveQuery` inserts it. */
export interface ReservedQuery {
  queryId: string;
  uid: string;
  allowance: string;
  purpose: QueryEntry['purpose'];
  chatId: string | null;
  messageId: string | null;
  heldUntil: Date | null;
  /** With this query. */
  queryUsed: number;
  revision: number;
}

/** Inserts the query and counts it, as the beginning of a statement. */
export function withReserved(db: Database | Trx, values: ReservedQuery) {
  const { queryId, uid, allowance, purpose, chatId, messageId, heldUntil } = values;
  const query = { queryId, uid, allowance, purpose, chatId, messageId, heldUntil };
  return db
    .with('reserved', (qb) =>
      qb
        .insertInto('queries')
        .values({ ...query, state: 'reserved', reason: null, settledAt: null }),
    )
    .with('counted', (qb) =>
      qb
        .updateTable('users')
        .set({ queryUsed: values.queryUsed, revision: values.revision })
        .where('uid', '=', uid),
    );
}

export const insertReserved = keptStatement((db, values: ReservedQuery) =>
  withReserved(db, values).selectNoFrom(sql`1`.as('inserted')).compile(),
);

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

/**
 * Keeps a reserved query, or gives it back to its own allowance.
 * @param run the statement; another one can do more besides, see `withSettled`
 */
export async function settleQuery(
  trx: Trx,
  uid: string,
  queryId: string,
  outcome: 'kept' | GiveBackReason,
  now: Date,
  revision: number,
  run = settleAndCount,
): Promise<void> {
  const settled =
    outcome === 'kept'
      ? { state: 'kept' as const, reason: null }
      : { state: 'given_back' as const, reason: outcome };
  const [user] = await run(trx, { ...settled, uid, queryId, now, revision });
  // The mail that the queries of an allowance are used up.
  if (outcome === 'kept' && user && user.queryUsed >= effectiveLimit(user)) {
    await insertLimitNotice(trx, uid, user.allowance);
  }
}

export interface SettledQuery {
  uid: string;
  queryId: string;
  state: 'kept' | 'given_back';
  reason: GiveBackReason | null;
  now: Date;
  revision: number;
}

const isOther = sql<boolean>`queries.query_id not in (select query_id from settled)`;

/**
 * Settles the query and counts, as the beginning of a statement that returns what `counted` has. The count sees the query as it was
 * before, so the query is counted apart.
 */
export function withSettled(
  db: Database | Trx,
  { uid, queryId, state, reason, now, revision }: SettledQuery,
) {
  return db
    .with('settled', (qb) =>
      qb
        .updateTable('queries')
        .set({ state, reason, settledAt: now, heldUntil: null })
        .where('queryId', '=', queryId)
        .where('uid', '=', uid)
        .where('state', '=', 'reserved')
        .returning(['queryId', 'allowance', 'state']),
    )
    .with('counted', (qb) =>
      qb
        .updateTable('users')
        .set({
          queryUsed: sql<number>`${countOfAllowance(now, isOther)} + (
            select count(*)::integer from settled
            where settled.allowance = users.allowance and settled.state = 'kept')`,
          revision,
        })
        .where('uid', '=', uid)
        .returning(countedColumns),
    );
}

const settleAndCount = keptStatement((db, values: SettledQuery) =>
  withSettled(db, values).selectFrom('counted').select(countedColumns).compile(),
);

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
