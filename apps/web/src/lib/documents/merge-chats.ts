import type { ChatDocument } from '@savet/contract/documents';

/** Takes over what is newer; the same array when nothing is. */
export function mergeChats(
  known: readonly ChatDocument[],
  arrived: readonly ChatDocument[],
): readonly ChatDocument[] {
  const byId = new Map(known.map((chat) => [chat.chatId, chat]));
  let different = false;
  for (const chat of arrived) {
    const before = byId.get(chat.chatId);
    if (before && before.revision >= chat.revision) continue;
    byId.set(chat.chatId, chat);
    different = true;
  }
  return different ? [...byId.values()].sort(byLastVisit) : known;
}

/** Merges a page of the list; chats a first page no longer names are dropped unless changed after `since`. */
export function mergeListedChats(
  known: readonly ChatDocument[],
  listed: readonly ChatDocument[],
  page: { since: number; first: boolean },
): readonly ChatDocument[] {
  if (!page.first) return mergeChats(known, listed);
  const named = new Set(listed.map((chat) => chat.chatId));
  const kept = known.filter((chat) => named.has(chat.chatId) || chat.revision > page.since);
  return mergeChats(kept, listed);
}

function byLastVisit(one: ChatDocument, other: ChatDocument): number {
  return (
    Date.parse(other.dateLastVisited) - Date.parse(one.dateLastVisited) ||
    (one.chatId < other.chatId ? -1 : 1)
  );
}
