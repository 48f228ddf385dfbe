import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import type { Changes, Delta } from '@savet/contract/live';
import { mergeChats, mergeListedChats } from './merge-chats.ts';
import { mergeListedMessages, mergeMessages } from './merge-messages.ts';
import { applyDelta, withoutSettled } from './running-text.ts';
import {
  type DocumentState,
  isOnlyHere,
  type LoadKey,
  type LoadState,
  noMessages,
} from './state.ts';

export type DocumentEvent =
  | { type: 'changes'; changes: Changes }
  | { type: 'delta'; delta: Delta }
  | { type: 'userRead'; user: UserDocument }
  | { type: 'chatRead'; chat: ChatDocument }
  | { type: 'messageRead'; message: MessageDocument }
  /** `since`: a revision known before the list was asked for; older chats missing from a first page are gone. */
  | { type: 'chatsListed'; chats: ChatDocument[]; more: boolean; since: number; first: boolean }
  | {
      type: 'messagesListed';
      chatId: string;
      messages: MessageDocument[];
      more: boolean;
      first: boolean;
    }
  /** A chat made in this browser: nothing of it is on the server yet. */
  | { type: 'chatBegun'; chatId: string }
  | { type: 'load'; key: LoadKey; state: LoadState | undefined }
  | { type: 'chatRemoved'; chatId: string; revision: number }
  /** Changes were missed: messages of chats nobody looks at are read again when needed; what was begun here was not there to change. */
  | { type: 'missed'; revision: number; watchedChats: ReadonlySet<string> };

/** The next state; the same object when the event tells nothing new. */
export function reduce(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.type) {
    case 'changes':
      return withChanges(state, event.changes);
    case 'delta': {
      const reply = findMessage(state, event.delta.chatId, event.delta.replyId);
      if (!reply && isRemoved(state, event.delta.chatId)) return state;
      const running = applyDelta(state.running, event.delta, reply);
      return running === state.running ? state : { ...state, running };
    }
    case 'userRead':
      return withUser(state, event.user);
    case 'chatRead':
      return withoutMissing(withChats(state, [event.chat]), event.chat.chatId);
    case 'messageRead':
      return withMessages(state, [event.message]);
    case 'chatsListed':
      return {
        ...state,
        chats: mergeListedChats(state.chats, alive(state, event.chats), event),
        chatsLoaded: true,
        moreChats: event.more,
      };
    case 'messagesListed': {
      const before = state.messages.get(event.chatId) ?? noMessages;
      const listed = mergeListedMessages(before, alive(state, event.messages), event);
      const running = withoutSettled(state.running, event.messages);
      return { ...state, messages: new Map(state.messages).set(event.chatId, listed), running };
    }
    case 'chatBegun': {
      if (state.messages.has(event.chatId)) return state;
      const begun = { ...noMessages, loaded: true };
      return { ...state, messages: new Map(state.messages).set(event.chatId, begun) };
    }
    case 'load':
      return withLoad(state, event.key, event.state);
    case 'chatRemoved':
      return withoutChat(state, event.chatId, event.revision);
    case 'missed': {
      const kept = [...state.messages].filter(
        ([chatId]) => event.watchedChats.has(chatId) || isOnlyHere(state, chatId),
      );
      const running = [...state.running].filter(([, text]) => event.watchedChats.has(text.chatId));
      return {
        ...state,
        revision: event.revision,
        messages: new Map(kept),
        running: new Map(running),
      };
    }
  }
}

/** A message by its id, when this browser has it. */
export function findMessage(
  state: DocumentState,
  chatId: string,
  messageId: string,
): MessageDocument | undefined {
  return state.messages.get(chatId)?.list.findLast((message) => message.messageId === messageId);
}

function withChanges(state: DocumentState, changes: Changes): DocumentState {
  if (changes.revision <= state.revision) return state;
  let next: DocumentState = { ...state, revision: changes.revision };
  if (changes.user) next = withUser(next, changes.user);
  next = withChats(next, changes.chats);
  next = withMessages(next, changes.messages);
  for (const chatId of changes.removedChats) {
    next = withoutChat(next, chatId, changes.revision);
    // Whoever looks at it is told that it is not there any more.
    if (isRemoved(next, chatId)) next = withLoad(next, `messages:${chatId}`, 'missing');
  }
  return next;
}

function withUser(state: DocumentState, user: UserDocument): DocumentState {
  if (state.user && state.user.revision >= user.revision) return state;
  return { ...state, user };
}

function withChats(state: DocumentState, chats: ChatDocument[]): DocumentState {
  const merged = mergeChats(state.chats, alive(state, chats));
  return merged === state.chats ? state : { ...state, chats: merged };
}

function withMessages(state: DocumentState, changed: MessageDocument[]): DocumentState {
  const messages = new Map(state.messages);
  let different = false;
  for (const [chatId, ofChat] of Map.groupBy(alive(state, changed), (message) => message.chatId)) {
    const before = state.messages.get(chatId) ?? noMessages;
    const list = mergeMessages(before.list, ofChat);
    if (list === before.list) continue;
    // One begun here is whole when its first message comes first: what an earlier page asked may be missing.
    const isWhole = before.list.length > 0 || list[0]?.position === 1;
    messages.set(chatId, { ...before, list, loaded: before.loaded && isWhole });
    different = true;
  }
  const running = withoutSettled(state.running, changed);
  if (!different && running === state.running) return state;
  return { ...state, messages: different ? messages : state.messages, running };
}

function withLoad(state: DocumentState, key: LoadKey, load: LoadState | undefined): DocumentState {
  if (state.loads.get(key) === load) return state;
  const loads = new Map(state.loads);
  if (load) loads.set(key, load);
  else loads.delete(key);
  return { ...state, loads };
}

/** What is there now is no longer said to be missing. */
function withoutMissing(state: DocumentState, chatId: string): DocumentState {
  const key: LoadKey = `messages:${chatId}`;
  return state.loads.get(key) === 'missing' ? withLoad(state, key, undefined) : state;
}

function withoutChat(state: DocumentState, chatId: string, revision: number): DocumentState {
  const known = state.removedChats.get(chatId) ?? -1;
  if (known >= revision) return state;
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

function isRemoved(state: DocumentState, chatId: string): boolean {
  return (
    state.removedChats.has(chatId) && !state.chats.some((candidate) => candidate.chatId === chatId)
  );
}

function alive<Document extends { chatId: string; revision: number }>(
  state: DocumentState,
  documents: Document[],
): Document[] {
  return documents.filter(
    (document) => document.revision > (state.removedChats.get(document.chatId) ?? -1),
  );
}
