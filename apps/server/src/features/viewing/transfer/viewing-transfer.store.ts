import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { BrandHubReadRow, ViewingRow } from './viewing-rows.ts';

/** Reads the viewings of an account for an export, the oldest first. */
export function readViewingRows(db: Database, uid: string): AsyncGenerator<ViewingRow[]> {
  return inPages<ViewingRow>(async (after, limit) => {
    const { rows } = await sql<ViewingRow>`
      select viewing_id as "viewingId", admin_email as email, reason,
        ${exactTime('startedAt')} as "startedAt", ${exactTime('expiresAt')} as "expiresAt",
        ${exactTime('endedAt')} as "endedAt", consent, ${readsOf} as reads
      from viewings
      where uid = ${uid} and (started_at, ${byteOrder('viewingId')})
        > (${after?.startedAt ?? '-infinity'}::timestamptz, ${after?.viewingId ?? ''})
      order by started_at, ${byteOrder('viewingId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

/** Inserts imported viewings. Nobody here made them, so none of them gives access. */
export async function insertViewingRows(
  trx: Trx,
  uid: string,
  rows: readonly ViewingRow[],
): Promise<void> {
  const imported = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
    "viewingId" text, email text, reason text, "startedAt" timestamptz, "expiresAt" timestamptz,
    "endedAt" timestamptz, consent text, reads jsonb
  )`;
  // Each has an admin of its own: at most one viewing of an admin may be open.
  await sql`
    insert into viewings (viewing_id, admin_uid, admin_email, session_id, uid, reason, started_at, expires_at, ended_at,
      consent)
    select "viewingId", 'imported ' || "viewingId", email, 'imported', ${uid}, reason, "startedAt", "expiresAt",
      "endedAt", consent
    from ${imported}`.execute(trx);
  await sql`
    insert into viewing_reads (viewing_id, call, chat_id, read_at)
    select "viewingId", r->>'call', r->>'chatId', (r->>'readAt')::timestamptz
    from ${imported}, jsonb_array_elements(reads) r`.execute(trx);
}

/** Reads the uses of the Brand Hub by staff for an export, the oldest first. */
export function readBrandHubReadRows(db: Database, uid: string): AsyncGenerator<BrandHubReadRow[]> {
  return inPages<BrandHubReadRow>(async (after, limit) => {
    const { rows } = await sql<BrandHubReadRow>`
      select read_id as "readId", coalesce(auth_users.email, reader_email, '') as email,
        ${exactTime('readAt')} as "readAt"
      from brand_hub_reads left join auth_users on auth_users.id = read_by
      where uid = ${uid} and (read_at, ${byteOrder('readId')})
        > (${after?.readAt ?? '-infinity'}::timestamptz, ${after?.readId ?? ''})
      order by read_at, ${byteOrder('readId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

export async function insertBrandHubReadRows(
  trx: Trx,
  uid: string,
  rows: readonly BrandHubReadRow[],
): Promise<void> {
  await sql`
    insert into brand_hub_reads (read_id, uid, read_by, reader_email, message_id, read_at)
    select "readId", ${uid}, 'imported', email, '', "readAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "readId" text, email text, "readAt" timestamptz
    )`.execute(trx);
}

const readsOf = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('call', call, 'chatId', chat_id, 'readAt', ${exactTime('readAt')})
    order by read_at, ${byteOrder('call')}, ${byteOrder('viewingReads.chatId')}
  ), '[]')
  from viewing_reads where viewing_reads.viewing_id = viewings.viewing_id
)`;
