import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { ViewingRequestRow } from './viewing-rows.ts';

/** Reads the requests for viewings for an export, the oldest first. */
export function readViewingRequestRows(
  db: Database,
  uid: string,
): AsyncGenerator<ViewingRequestRow[]> {
  return inPages<ViewingRequestRow>(async (after, limit) => {
    const { rows } = await sql<ViewingRequestRow>`
      select request_id as "requestId", admin_email as email, reason,
        ${exactTime('requestedAt')} as "requestedAt", ${exactTime('until')} as until, answer,
        ${exactTime('answeredAt')} as "answeredAt", ${exactTime('usedAt')} as "usedAt"
      from viewing_requests
      where uid = ${uid} and (requested_at, ${byteOrder('requestId')})
        > (${after?.requestedAt ?? '-infinity'}::timestamptz, ${after?.requestId ?? ''})
      order by requested_at, ${byteOrder('requestId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

/** Inserts imported requests. Nobody here made them, so an approval gives nobody access. */
export async function insertViewingRequestRows(
  trx: Trx,
  uid: string,
  rows: readonly ViewingRequestRow[],
): Promise<void> {
  await sql`
    insert into viewing_requests (request_id, admin_uid, admin_email, uid, reason, requested_at, until, answer,
      answered_at, used_at)
    select "requestId", 'imported', email, ${uid}, reason, "requestedAt", until, answer, "answeredAt", "usedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "requestId" text, email text, reason text, "requestedAt" timestamptz, until timestamptz, answer text,
      "answeredAt" timestamptz, "usedAt" timestamptz
    )`.execute(trx);
}
