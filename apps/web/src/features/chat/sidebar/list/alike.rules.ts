import type { ChatDocument } from '@savet/contract/documents';

/** Characters of a title that the list shows for sure. */
const SHOWN = 24;

/** Ids of the chats whose titles look like those of others, because they are equal or begin with the same words. */
export function alikeChats(
  chats: readonly Pick<ChatDocument, 'chatId' | 'title'>[],
): ReadonlySet<string> {
  const byLook = Map.groupBy(chats, ({ title }) => title.trim().toLowerCase().slice(0, SHOWN));
  const alike = [...byLook.values()].filter((members) => members.length > 1);
  return new Set(alike.flat().map(({ chatId }) => chatId));
}
