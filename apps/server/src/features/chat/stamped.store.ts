import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import { rowsOfJson } from '../../platform/db/names/column-names.ts';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
import type { ChatsTable, MessagesTable } from '../../platform/db/tables/chat-tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { userOfJson, userRow } from '../accounts/user-document/user-document.store.ts';
import { toChatDocument } from './chat.store.ts';
import { toMessageDocument } from './messages.store.ts';

/** The documents of a user that have changed, and the revisions that the reader now has. */
export interface Stamped {
  /** Of the user's last change; 0 before the first. */
  revision: number;
  /** Of the last change to a project. */
  projectsRevision: number;
  /** Null if it has not changed. */
  user: UserDocument | null;
  chats: ChatDocument[];
  messages: MessageDocument[];
  removed: { chatId: string; revision: number }[];
}

/**
 * Returns what has a later revision than `after`, and the ids of chats deleted since. A single statement, because it runs twice for
 * each answer; so all of it is of the same moment.
 */
export async function readStamped(
  db: Database,
  uid: string,
  { after, limit }: { after: number; limit: number },
): Promise<Stamped> {
  const [row] = await changedSince(db, { uid, after, limit });
  if (!row) return noChanges;
  const { revision, projectsRevision, user } = row;
  const chats = rowsOfJson<Selectable<ChatsTable>>(row.chats, ['createdAt', 'dateLastVisited']);
  const messages = rowsOfJson<Selectable<MessagesTable>>(row.messages, ['timestamp']);
  return {
    revision,
    projectsRevision,
    user: user && userOfJson(user),
    chats: chats.filter((chat) => !chat.deleted).map(toChatDocument),
    messages: messages.map(toMessageDocument),
    removed: chats.filter((chat) => chat.deleted),
  };
}

interface StampedRow {
  revision: number;
  projectsRevision: number;
  user: object | null;
  chats: object[];
  messages: object[];
}

const changedSince = keptStatement(
  (db, { uid, after, limit }: { uid: string; after: number; limit: number }) =>
    sql<StampedRow>`
      select revision, projects_revision,
        (select row_to_json(changed) from ${userRow(db, uid).where('users.revision', '>', after)} as changed) as user,
        (select coalesce(json_agg(changed), '[]') from (
          select * from chats where uid = ${uid} and revision > ${after} limit ${limit}
        ) as changed) as chats,
        (select coalesce(json_agg(changed), '[]') from (
          select * from messages where uid = ${uid} and revision > ${after} order by position limit ${limit}
        ) as changed) as messages
      from revisions where uid = ${uid}`.compile(db),
);

const noChanges: Stamped = {
  revision: 0,
  projectsRevision: 0,
  user: null,
  chats: [],
  messages: [],
  removed: [],
};
