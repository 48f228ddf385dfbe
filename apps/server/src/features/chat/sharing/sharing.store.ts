import type { SharedLink } from '@savet/contract/calls/sharing';
import { type Selectable, sql } from 'kysely';
import type { SharedLinksTable } from '../../../platform/db/tables/chat-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

interface NewLink {
  linkId: string;
  tokenHash: string;
  kind: 'answer' | 'chat';
  chatId: string;
  messageIds: readonly string[];
  days: number;
  showsBrand: boolean;
}

/** A link whose page may be shown. */
export interface OpenLink {
  uid: string;
  chatId: string;
  kind: 'answer' | 'chat';
  messageIds: readonly string[];
  showsBrand: boolean;
  expiresAt: Date;
}

/** Stores a link; one with the same id is replaced, with its count. */
export async function insertLink(trx: Trx, uid: string, link: NewLink): Promise<void> {
  const { days, messageIds, ...columns } = link;
  await trx
    .deleteFrom('sharedLinks')
    .where('uid', '=', uid)
    .where('linkId', '=', link.linkId)
    .execute();
  await trx
    .insertInto('sharedLinks')
    .values({
      uid,
      ...columns,
      messageIds: JSON.stringify(messageIds),
      expiresAt: sql<Date>`clock_timestamp() + make_interval(days => ${days}::int4)`,
    })
    .execute();
}

/** Waits for other transactions that make links of this account. */
export async function lockLinks(trx: Trx, uid: string): Promise<void> {
  await trx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute();
}

export async function countLinks(trx: Trx, uid: string): Promise<number> {
  const { count } = await trx
    .selectFrom('sharedLinks')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
}

/** The links that lead somewhere or have expired, the newest first. Those of deleted chats are left out. */
export async function listLinks(
  db: Database | Trx,
  uid: string,
  { chatId, linkId }: { chatId?: string | undefined; linkId?: string },
): Promise<SharedLink[]> {
  const rows = await db
    .selectFrom('sharedLinks')
    .innerJoin('chats', (join) =>
      join
        .onRef('chats.uid', '=', 'sharedLinks.uid')
        .onRef('chats.chatId', '=', 'sharedLinks.chatId'),
    )
    .selectAll('sharedLinks')
    .select('chats.title')
    .where('sharedLinks.uid', '=', uid)
    .where('tokenHash', 'is not', null)
    .where('chats.deleted', '=', false)
    .$if(chatId !== undefined, (query) => query.where('sharedLinks.chatId', '=', chatId ?? ''))
    .$if(linkId !== undefined, (query) => query.where('linkId', '=', linkId ?? ''))
    .orderBy('sharedLinks.createdAt', 'desc')
    .execute();
  return rows.map(toSharedLink);
}

/** Deletes a link; false if there is none. */
export async function deleteLink(db: Database, uid: string, linkId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sharedLinks')
    .where('uid', '=', uid)
    .where('linkId', '=', linkId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Counts an opening of the link with this token, and returns the link. Null if it is unknown, expired, or if its account or chat is
 * closed: the check and the count are one statement.
 */
export async function openLink(
  db: Database,
  tokenHash: string,
  by: 'person' | 'program',
): Promise<OpenLink | null> {
  const row = await db
    .updateTable('sharedLinks')
    .set((eb) =>
      by === 'person'
        ? { openings: eb('openings', '+', 1), lastOpenedAt: sql<Date>`clock_timestamp()` }
        : { previews: eb('previews', '+', 1) },
    )
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .where(
      sql<boolean>`exists (select 1 from chats
        where chats.uid = shared_links.uid and chats.chat_id = shared_links.chat_id and not chats.deleted)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from account_deletions where account_deletions.uid = shared_links.uid)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from account_blocks
        where account_blocks.uid = shared_links.uid and account_blocks.ended_at is null)`,
    )
    .returning(['uid', 'chatId', 'kind', 'messageIds', 'showsBrand', 'expiresAt'])
    .executeTakeFirst();
  return row ?? null;
}

function toSharedLink(row: Selectable<SharedLinksTable> & { title: string }): SharedLink {
  const { linkId, kind, chatId, title, showsBrand, openings, previews } = row;
  return {
    linkId,
    kind,
    chatId,
    title,
    showsBrand,
    openings,
    previews,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  };
}
