import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';

export interface ChatMessages {
  /** By position. */
  readonly list: readonly MessageDocument[];
  /** Whether the newest page was read; before that the list holds only what live events told. */
  readonly loaded: boolean;
  /** Whether the server has older ones. */
  readonly more: boolean;
}

export interface RunningText {
  readonly chatId: string;
  readonly attempt: number;
  readonly text: string;
}

/** Of a list that is not there: being read, could not be read, or not on the server at all. */
export type LoadState = 'loading' | 'failed' | 'missing';

/** The list of chats, or the messages of one. */
export type LoadKey = 'chats' | `messages:${string}`;

export interface DocumentState {
  /** Up to which the live stream has told; it never goes back, so what comes again is dropped. */
  readonly revision: number;
  readonly user: UserDocument | undefined;
  /** The last visited first. */
  readonly chats: readonly ChatDocument[];
  readonly chatsLoaded: boolean;
  /** Whether the server has chats visited longer ago. */
  readonly moreChats: boolean;
  readonly messages: ReadonlyMap<string, ChatMessages>;
  /** Text of replies that are being written, by reply id. */
  readonly running: ReadonlyMap<string, RunningText>;
  /** Revision at which a chat was removed: what is older must not bring it back. */
  readonly removedChats: ReadonlyMap<string, number>;
  readonly loads: ReadonlyMap<LoadKey, LoadState>;
}

export const emptyState: DocumentState = {
  revision: -1,
  user: undefined,
  chats: [],
  chatsLoaded: false,
  moreChats: false,
  messages: new Map(),
  running: new Map(),
  removedChats: new Map(),
  loads: new Map(),
};

export const noMessages: ChatMessages = { list: [], loaded: false, more: false };

/** Begun in this browser, and not on the server yet as far as it is known. */
export function isOnlyHere(state: DocumentState, chatId: string): boolean {
  const { loaded, list } = state.messages.get(chatId) ?? noMessages;
  return loaded && list.length === 0 && !hasChat(state, chatId);
}

/** Whether it is among the chats that were read. */
export function hasChat({ chats }: DocumentState, chatId: string): boolean {
  return chats.some((chat) => chat.chatId === chatId);
}
