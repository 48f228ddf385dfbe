import { type Selectable, sql } from 'kysely';
import type { ViewingRequestsTable } from '../../../platform/db/tables/viewing-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

export type ViewingRequest = Selectable<ViewingRequestsTable>;
export type NewViewingRequest = Pick<
  ViewingRequest,
  'requestId' | 'adminUid' | 'adminEmail' | 'uid' | 'reason'
>;

const isUnexpired = sql<boolean>`until > clock_timestamp()`;

/** @returns when the request expires */
export async function insertRequest(
  trx: Trx,
  request: NewViewingRequest,
  hours: number,
): Promise<Date> {
  const { until } = await trx
    .insertInto('viewingRequests')
    .values({
      ...request,
      until: sql<Date>`clock_timestamp() + make_interval(hours => ${hours})`,
    })
    .returning('until')
    .executeTakeFirstOrThrow();
  return until;
}

/** The admin's request for this user that is neither expired nor used. */
export async function findRequest(
  trx: Trx,
  adminUid: string,
  uid: string,
): Promise<ViewingRequest | undefined> {
  return trx
    .selectFrom('viewingRequests')
    .selectAll()
    .where('adminUid', '=', adminUid)
    .where('uid', '=', uid)
    .where('usedAt', 'is', null)
    .where(isUnexpired)
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes the admin's approval for this user; undefined if there is none. An approval opens one viewing. */
export async function takeApproval(
  trx: Trx,
  adminUid: string,
  uid: string,
): Promise<Pick<ViewingRequest, 'reason'> | undefined> {
  return trx
    .updateTable('viewingRequests')
    .set({ usedAt: sql<Date>`clock_timestamp()` })
    .where('adminUid', '=', adminUid)
    .where('uid', '=', uid)
    .where('answer', '=', 'approved')
    .where('usedAt', 'is', null)
    .where(isUnexpired)
    .returning('reason')
    .executeTakeFirst();
}

/** Requests that can still be answered, the oldest first. */
export function listOpenRequests(db: Database, uid: string): Promise<ViewingRequest[]> {
  return db
    .selectFrom('viewingRequests')
    .selectAll()
    .where('uid', '=', uid)
    .where('usedAt', 'is', null)
    .where(isUnexpired)
    .orderBy('requestedAt')
    .execute();
}

/** @returns the request as it was; undefined if this user has no such request */
export async function readRequest(
  trx: Trx,
  uid: string,
  requestId: string,
): Promise<ViewingRequest | undefined> {
  return trx
    .selectFrom('viewingRequests')
    .selectAll()
    .where('uid', '=', uid)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/** Stores an answer; false if the request has expired or its approval has been used. */
export async function storeAnswer(
  trx: Trx,
  requestId: string,
  answer: 'approved' | 'declined',
): Promise<boolean> {
  const stored = await trx
    .updateTable('viewingRequests')
    .set({ answer, answeredAt: sql<Date>`clock_timestamp()` })
    .where('requestId', '=', requestId)
    .where('usedAt', 'is', null)
    .where(isUnexpired)
    .executeTakeFirst();
  return stored.numUpdatedRows > 0n;
}

/** Until when the last unanswered request of this user can be answered. */
export async function readRequestUntil(trx: Trx, uid: string): Promise<Date | null> {
  const { until } = await trx
    .selectFrom('viewingRequests')
    .select((eb) => eb.fn.max('until').as('until'))
    .where('uid', '=', uid)
    .where('answer', 'is', null)
    .where(isUnexpired)
    .executeTakeFirstOrThrow();
  return until;
}
