import type { DocumentState } from './state.ts';

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
