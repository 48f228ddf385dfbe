import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { SharedLinkRow } from './shared-link-rows.ts';

/** Reads the shared links of chats that are not deleted for an export, the oldest first. */
export function readSharedLinkRows(db: Database, uid: string): AsyncGenerator<SharedLinkRow[]> {
  return inPages<SharedLinkRow>(async (after, limit) => {
    const { rows } = await sql<SharedLinkRow>`
      select link_id as "linkId", kind, links.chat_id as "chatId", message_ids as "messageIds",
        shows_brand as "showsBrand", ${exactTime('links.createdAt')} as "createdAt",
        ${exactTime('expiresAt')} as "expiresAt", openings, previews,
        ${exactTime('lastOpenedAt')} as "lastOpenedAt"
      from shared_links as links
      join chats on chats.uid = links.uid and chats.chat_id = links.chat_id and not chats.deleted
      where links.uid = ${uid} and (links.created_at, ${byteOrder('linkId')})
        > (${after?.createdAt ?? '-infinity'}::timestamptz, ${after?.linkId ?? ''})
      order by links.created_at, ${byteOrder('linkId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

/** Inserts imported links. They have no token, so they lead nowhere: their addresses belong to the other server. */
export async function insertSharedLinkRows(
  trx: Trx,
  uid: string,
  rows: readonly SharedLinkRow[],
): Promise<void> {
  await sql`
    insert into shared_links (uid, link_id, kind, chat_id, message_ids, shows_brand, created_at, expires_at,
      openings, previews, last_opened_at)
    select ${uid}, "linkId", kind, "chatId", "messageIds", "showsBrand", "createdAt", "expiresAt",
      openings, previews, "lastOpenedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "linkId" text, kind text, "chatId" text, "messageIds" jsonb, "showsBrand" boolean,
      "createdAt" timestamptz, "expiresAt" timestamptz, openings int4, previews int4, "lastOpenedAt" timestamptz
    )`.execute(trx);
}
