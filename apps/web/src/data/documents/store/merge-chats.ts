import type { ChatDocument } from '@savet/contract/documents';

/** Merges by revision; returns the same array when nothing is newer. */
export function mergeChats(
  current: readonly ChatDocument[],
  arrived: readonly ChatDocument[],
): readonly ChatDocument[] {
  const byId = new Map(current.map((chat) => [chat.chatId, chat]));
  let hasChanged = false;
  for (const chat of arrived) {
    const existing = byId.get(chat.chatId);
    if (existing && existing.revision >= chat.revision) continue;
    byId.set(chat.chatId, chat);
    hasChanged = true;
  }
  return hasChanged ? [...byId.values()].sort(byLastVisit) : current;
}

/** Merges a page of the list. A first page drops the chats that it doesn't contain, unless they changed after `since`. */
export function mergeListedChats(
  current: readonly ChatDocument[],
  listed: readonly ChatDocument[],
  page: { since: number; first: boolean },
): readonly ChatDocument[] {
  if (!page.first) return mergeChats(current, listed);
  const listedIds = new Set(listed.map((chat) => chat.chatId));
  const kept = current.filter((chat) => listedIds.has(chat.chatId) || chat.revision > page.since);
  return mergeChats(kept, listed);
}

function byLastVisit(a: ChatDocument, b: ChatDocument): number {
  return (
    Date.parse(b.dateLastVisited) - Date.parse(a.dateLastVisited) || (a.chatId < b.chatId ? -1 : 1)
  );
}
