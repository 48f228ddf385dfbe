import type {
  ChatDocument,
  MessageDocument,
  ProjectList,
  UserDocument,
} from '@savet/contract/documents';
import type { Changes, Delta } from '@savet/contract/live';
import { isRemoved, mergeChats, mergeListedChats, withoutChat, withoutRemoved } from './chats.ts';
import { mergeListedMessages, mergeMessages } from './merge-messages.ts';
import { applyDelta, withoutSettled } from './running-text.ts';
import {
  type DocumentState,
  isLocalOnly,
  type LoadKey,
  type LoadState,
  noMessages,
} from './state.ts';

export type DocumentEvent =
  | { type: 'changes'; changes: Changes }
  | { type: 'delta'; delta: Delta }
  | { type: 'userRead'; user: UserDocument }
  | { type: 'projectsRead'; list: ProjectList }
  | { type: 'chatRead'; chat: ChatDocument }
  /** Chats of a list other than the main one. */
  | { type: 'chatsRead'; chats: ChatDocument[] }
  | { type: 'messageRead'; message: MessageDocument }
  /** `since`: the revision before the list was requested; older chats that a first page lacks were removed. */
  | {
      type: 'chatsListed';
      chats: ChatDocument[];
      more: boolean;
      since: number;
      first: boolean;
      watchedChats: ReadonlySet<string>;
    }
  /** `since`: the revision before the page was requested. */
  | {
      type: 'messagesListed';
      chatId: string;
      messages: MessageDocument[];
      more: boolean;
      since: number;
      first: boolean;
    }
  /** A chat was created in this browser; the server doesn't have it yet. */
  | { type: 'chatCreated'; chatId: string }
  | { type: 'load'; key: LoadKey; state: LoadState | undefined }
  | { type: 'chatRemoved'; chatId: string; revision: number }
  /** Events were missed: drops messages of chats that are not shown, to be read again; keeps chats created here. */
  | { type: 'missed'; revision: number; watchedChats: ReadonlySet<string> };

/** The next state; the same object when the event contains nothing new. */
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
    case 'projectsRead':
      return withProjects(state, event.list);
    case 'chatsRead':
      return withChats(state, event.chats);
    case 'messageRead':
      return withMessages(state, [event.message]);
    case 'chatsListed':
      return {
        ...state,
        chats: mergeListedChats(state.chats, withoutRemoved(state, event.chats), event),
        chatsLoaded: true,
        moreChats: event.more,
      };
    case 'messagesListed': {
      const before = state.messages.get(event.chatId) ?? noMessages;
      const listed = mergeListedMessages(before, withoutRemoved(state, event.messages), event);
      const running = withoutSettled(state.running, event.messages);
      return { ...state, messages: new Map(state.messages).set(event.chatId, listed), running };
    }
    case 'chatCreated': {
      if (state.messages.has(event.chatId)) return state;
      const created = { ...noMessages, loaded: true };
      return { ...state, messages: new Map(state.messages).set(event.chatId, created) };
    }
    case 'load': {
      const next = withLoad(state, event.key, event.state);
      if (event.state !== 'missing') return next;
      return {
        ...next,
        chats: next.chats.filter(({ chatId }) => event.key !== `messages:${chatId}`),
      };
    }
    case 'chatRemoved':
      return withoutChat(state, event.chatId, event.revision);
    case 'missed': {
      const kept = [...state.messages].filter(
        ([chatId]) => event.watchedChats.has(chatId) || isLocalOnly(state, chatId),
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

/** A message by its id, if this browser has it. */
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
  if (changes.projects) {
    next = withProjects(next, { projects: changes.projects, revision: changes.revision });
  }
  next = withChats(next, changes.chats);
  next = withMessages(next, changes.messages);
  for (const chatId of changes.removedChats) {
    next = withoutChat(next, chatId, changes.revision);
    // For the screen that shows it.
    if (isRemoved(next, chatId)) next = withLoad(next, `messages:${chatId}`, 'missing');
  }
  return next;
}

function withUser(state: DocumentState, user: UserDocument): DocumentState {
  if (state.user && state.user.revision >= user.revision) return state;
  return { ...state, user };
}

function withProjects(state: DocumentState, list: ProjectList): DocumentState {
  return list.revision > state.projects.revision ? { ...state, projects: list } : state;
}

function withChats(state: DocumentState, chats: ChatDocument[]): DocumentState {
  const merged = mergeChats(state.chats, withoutRemoved(state, chats));
  return merged === state.chats ? state : { ...state, chats: merged };
}

function withMessages(state: DocumentState, changed: MessageDocument[]): DocumentState {
  const messages = new Map(state.messages);
  let hasChanged = false;
  for (const [chatId, ofChat] of Map.groupBy(
    withoutRemoved(state, changed),
    (message) => message.chatId,
  )) {
    const before = state.messages.get(chatId) ?? noMessages;
    const list = mergeMessages(before.list, ofChat);
    if (list === before.list) continue;
    // A chat created here is complete if it has its first message: another tab's question may come before it.
    const isComplete = before.list.length > 0 || list[0]?.position === 1;
    messages.set(chatId, { ...before, list, loaded: before.loaded && isComplete });
    hasChanged = true;
  }
  const running = withoutSettled(state.running, changed);
  if (!hasChanged && running === state.running) return state;
  return { ...state, messages: hasChanged ? messages : state.messages, running };
}

function withLoad(state: DocumentState, key: LoadKey, load: LoadState | undefined): DocumentState {
  if (state.loads.get(key) === load) return state;
  const loads = new Map(state.loads);
  if (load) loads.set(key, load);
  else loads.delete(key);
  return { ...state, loads };
}

/** A chat that has been read is no longer missing. */
function withoutMissing(state: DocumentState, chatId: string): DocumentState {
  const key: LoadKey = `messages:${chatId}`;
  return state.loads.get(key) === 'missing' ? withLoad(state, key, undefined) : state;
}
