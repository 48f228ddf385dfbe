import type { ChatDocument, MessageDocument } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import { keptPlan } from '../../platform/db/kept-plan.ts';
import { rowsOfJson } from '../../platform/db/names/column-names.ts';
import type { ChatsTable, MessagesTable } from '../../platform/db/tables/chat-tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { toChatDocument } from './chat.store.ts';
import { toMessageDocument } from './messages.store.ts';

/** Chats and messages that have changed, and the revisions up to which they are known. */
export interface Stamped {
  /** Of the user's last change; 0 before the first. */
  revision: number;
  /** Of the last change to a project. */
  projectsRevision: number;
  chats: ChatDocument[];
  messages: MessageDocument[];
  removed: { chatId: string; revision: number }[];
}

/**
 * Returns chats and messages with a later revision than `after`, and the ids of chats deleted since. A single statement, because it
 * runs twice for each answer; so all of it is of the same moment.
 */
export async function readStamped(
  db: Database,
  uid: string,
  { after, limit }: { after: number; limit: number },
): Promise<Stamped> {
  const { rows } = await sql<{
    revision: number;
    projectsRevision: number;
    chats: object[];
    messages: object[];
  }>`
    select revision, projects_revision,
      (select coalesce(json_agg(changed), '[]') from (
        select * from chats where uid = ${uid} and revision > ${after} limit ${limit}
      ) as changed) as chats,
      (select coalesce(json_agg(changed), '[]') from (
        select * from messages where uid = ${uid} and revision > ${after} order by position limit ${limit}
      ) as changed) as messages
    from revisions where uid = ${uid} ${keptPlan}`.execute(db);
  const [row] = rows;
  if (!row) return { revision: 0, projectsRevision: 0, chats: [], messages: [], removed: [] };
  const { revision, projectsRevision } = row;
  const chats = rowsOfJson<Selectable<ChatsTable>>(row.chats, ['createdAt', 'dateLastVisited']);
  const messages = rowsOfJson<Selectable<MessagesTable>>(row.messages, ['timestamp']);
  return {
    revision,
    projectsRevision,
    chats: chats.filter((chat) => !chat.deleted).map(toChatDocument),
    messages: messages.map(toMessageDocument),
    removed: chats.filter((chat) => chat.deleted),
  };
}
