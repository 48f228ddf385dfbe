import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';

export interface NewViewing {
  viewingId: string;
  adminUid: string;
  adminEmail: string;
  sessionId: string;
  uid: string;
  reason: string | null;
  consent: 'approved' | 'overridden' | null;
}

/** Stores a viewing that expires after `minutes` by the database's clock. */
export async function insertViewing(
  trx: Trx,
  viewing: NewViewing,
  minutes: number,
): Promise<{ expiresAt: Date }> {
  return trx
    .insertInto('viewings')
    .values({
      ...viewing,
      expiresAt: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
}

/** Serializes the viewings that one admin opens at the same time. */
export async function lockViewer(trx: Trx, adminUid: string): Promise<void> {
  await trx.selectFrom('users').select('uid').where('uid', '=', adminUid).forUpdate().execute();
}

/** Ends open viewings: one or all of an admin, those of a session, or those of a viewed user. */
export async function endViewings(
  db: Database | Trx,
  which: { adminUid: string; viewingId?: string } | { sessionId: string } | { viewedUid: string },
): Promise<void> {
  let query = db
    .updateTable('viewings')
    // An expired viewing ended when it expired.
    .set({ endedAt: sql<Date>`least(clock_timestamp(), expires_at)` })
    .where('endedAt', 'is', null);
  if ('sessionId' in which) query = query.where('sessionId', '=', which.sessionId);
  else if ('viewedUid' in which) query = query.where('uid', '=', which.viewedUid);
  else {
    query = query.where('adminUid', '=', which.adminUid);
    if (which.viewingId !== undefined) query = query.where('viewingId', '=', which.viewingId);
  }
  await query.execute();
}

/** The user of a viewing; null if this admin did not open it. */
export async function readViewedUid(
  db: Database,
  adminUid: string,
  viewingId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('viewings')
    .select('uid')
    .where('viewingId', '=', viewingId)
    .where('adminUid', '=', adminUid)
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** The id of this admin's open viewing of this user; null if there is none. */
export async function findOpenViewing(
  db: Database | Trx,
  adminUid: string,
  uid: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('viewings')
    .select('viewingId')
    .where('adminUid', '=', adminUid)
    .where('uid', '=', uid)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row?.viewingId ?? null;
}

/** Whether this admin has another viewing open, or had one of this user. The gate then answers FORBIDDEN. */
export async function hasOtherViewing(
  db: Database,
  adminUid: string,
  uid: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('viewings')
    .select('viewingId')
    .where('adminUid', '=', adminUid)
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('uid', '=', uid)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a read in a viewing. */
export async function insertViewingRead(
  db: Database,
  read: { viewingId: string; call: string; chatId: string | null },
): Promise<void> {
  await db.insertInto('viewingReads').values(read).execute();
}

/** Records that a staff question is answered from this owner's Brand Hub. */
export async function recordBrandHubRead(
  db: Database | Trx,
  read: { uid: string; readBy: string; messageId: string },
): Promise<void> {
  await db.insertInto('brandHubReads').values(read).execute();
}
