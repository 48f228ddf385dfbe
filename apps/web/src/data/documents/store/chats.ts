import type { ChatDocument } from '@savet/contract/documents';
import type { DocumentState } from './state.ts';

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
  return hasChanged ? [...byId.values()].sort(byPlace) : current;
}

/**
 * Merges a page of the list. A first page drops the chats that it doesn't contain, unless they changed after `since` or a
 * screen watches them: such a chat may be on a later page or in the archive, and is read with its messages.
 */
export function mergeListedChats(
  current: readonly ChatDocument[],
  listed: readonly ChatDocument[],
  page: { since: number; first: boolean; watchedChats: ReadonlySet<string> },
): readonly ChatDocument[] {
  if (!page.first) return mergeChats(current, listed);
  const listedIds = new Set(listed.map((chat) => chat.chatId));
  const kept = current.filter(
    ({ chatId, revision }) =>
      listedIds.has(chatId) || revision > page.since || page.watchedChats.has(chatId),
  );
  return mergeChats(kept, listed);
}

function byPlace(a: ChatDocument, b: ChatDocument): number {
  return (
    Number(b.pinned) - Number(a.pinned) ||
    Date.parse(b.dateLastVisited) - Date.parse(a.dateLastVisited) ||
    (a.chatId < b.chatId ? -1 : 1)
  );
}

/** Removes a chat at a revision, unless it is already there with a newer one. */
export function withoutChat(state: DocumentState, chatId: string, revision: number): DocumentState {
  const removedAt = state.removedChats.get(chatId) ?? -1;
  if (removedAt >= revision) return state;
  const removedChats = new Map(state.removedChats).set(chatId, revision);
  const chat = state.chats.find((candidate) => candidate.chatId === chatId);
  if (chat && chat.revision > revision) return { ...state, removedChats };
  const messages = new Map(state.messages);
  messages.delete(chatId);
  return {
    ...state,
    removedChats,
    messages,
    chats: state.chats.filter((candidate) => candidate.chatId !== chatId),
    running: new Map([...state.running].filter(([, text]) => text.chatId !== chatId)),
  };
}

export function isRemoved(state: DocumentState, chatId: string): boolean {
  return (
    state.removedChats.has(chatId) && !state.chats.some((candidate) => candidate.chatId === chatId)
  );
}

/** Leaves out documents that are older than the removal of their chat. */
export function withoutRemoved<Document extends { chatId: string; revision: number }>(
  state: DocumentState,
  documents: Document[],
): Document[] {
  return documents.filter(
    (document) => document.revision > (state.removedChats.get(document.chatId) ?? -1),
  );
}
