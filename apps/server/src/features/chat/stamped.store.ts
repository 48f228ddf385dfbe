import type { ChatDocument, MessageDocument } from '@savet/contract/documents';
import type { Database } from '../../platform/db/transaction.ts';
import { toChatDocument } from './chat.store.ts';
import { toMessageDocument } from './messages.store.ts';

/** Returns chats and messages with `after < revision <= upTo`, and the ids of chats deleted in that range. */
export async function readStamped(
  db: Database,
  uid: string,
  range: { after: number; upTo: number; limit: number },
): Promise<{
  chats: ChatDocument[];
  messages: MessageDocument[];
  removed: { chatId: string; revision: number }[];
}> {
  const chats = await db
    .selectFrom('chats')
    .selectAll()
    .where('uid', '=', uid)
    .where('revision', '>', range.after)
    .where('revision', '<=', range.upTo)
    .limit(range.limit)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('revision', '>', range.after)
    .where('revision', '<=', range.upTo)
    .orderBy('position')
    .limit(range.limit)
    .execute();
  return {
    chats: chats.filter((row) => !row.deleted).map(toChatDocument),
    messages: messages.map(toMessageDocument),
    removed: chats.filter((row) => row.deleted),
  };
}
