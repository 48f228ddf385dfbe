import type {
  ChatDocument,
  MessageDocument,
  ProjectList,
  UserDocument,
} from '@savet/contract/documents';

export interface ChatMessages {
  /** By position, with hidden ones, so that older data can't bring those back. */
  readonly list: readonly MessageDocument[];
  /** Whether the newest page was read; before that the list has only messages from live events. */
  readonly loaded: boolean;
  /** Whether the server has older ones. */
  readonly more: boolean;
}

export interface RunningText {
  readonly chatId: string;
  readonly attempt: number;
  readonly text: string;
}

/** The state of a list's last read; `missing`: the server doesn't have the chat. */
export type LoadState = 'loading' | 'failed' | 'missing';

/** The list of chats, or the messages of one. */
export type LoadKey = 'chats' | `messages:${string}`;

export interface DocumentState {
  /** The last revision received on the live stream. It never decreases, so repeated events are dropped. */
  readonly revision: number;
  readonly user: UserDocument | undefined;
  /** All projects; revision -1 until they have been read. */
  readonly projects: ProjectList;
  /** The pinned ones, then the others, each the last visited first; with archived ones that this browser knows. */
  readonly chats: readonly ChatDocument[];
  readonly chatsLoaded: boolean;
  /** Whether the server has chats visited longer ago. */
  readonly moreChats: boolean;
  readonly messages: ReadonlyMap<string, ChatMessages>;
  /** Text of running replies, by reply id. */
  readonly running: ReadonlyMap<string, RunningText>;
  /** Tombstones: the revision at which a chat was removed, so that older data can't bring it back. */
  readonly removedChats: ReadonlyMap<string, number>;
  readonly loads: ReadonlyMap<LoadKey, LoadState>;
}

export const emptyState: DocumentState = {
  revision: -1,
  user: undefined,
  projects: { projects: [], revision: -1 },
  chats: [],
  chatsLoaded: false,
  moreChats: false,
  messages: new Map(),
  running: new Map(),
  removedChats: new Map(),
  loads: new Map(),
};

export const noMessages: ChatMessages = { list: [], loaded: false, more: false };

/** The messages of the version of a chat that is shown. */
export function shownMessages(list: readonly MessageDocument[]): readonly MessageDocument[] {
  return list.some(({ hidden }) => hidden) ? list.filter(({ hidden }) => !hidden) : list;
}

/** Created in this browser, not yet confirmed by the server. */
export function isLocalOnly(state: DocumentState, chatId: string): boolean {
  const { loaded, list } = state.messages.get(chatId) ?? noMessages;
  return loaded && list.length === 0 && !hasChat(state, chatId);
}

/** Whether the chat is in the list. */
export function hasChat({ chats }: DocumentState, chatId: string): boolean {
  return chats.some((chat) => chat.chatId === chatId);
}
