import type {
  ChatDocument,
  MessageDocument,
  ProjectList,
  UserDocument,
} from '@savet/contract/documents';
import type { LiveEvent } from '@savet/contract/live';
import { createReadQueue } from './read-queue.ts';
import { hasChat, isLocalOnly, type LoadState, noMessages, shownMessages } from './store/state.ts';
import { createDocumentStore, type DocumentStore } from './store/store.ts';

/** The calls of the same names. */
export interface DocumentReads {
  getUser(): Promise<{ user: UserDocument; revision?: number | undefined }>;
  listProjects(): Promise<ProjectList>;
  listChats(page: { after?: string }): Promise<{ chats: ChatDocument[]; more: boolean }>;
  listMessages(
    chatId: string,
    page: { before?: number },
  ): Promise<{ messages: MessageDocument[]; more: boolean; chat?: ChatDocument }>;
  /** Whether a failed read means that there is no such chat. */
  isMissing(error: unknown): boolean;
}

export interface UserDocuments {
  readonly store: DocumentStore;
  /** Returns false when the stream must be reopened. */
  applyLiveEvent(event: LiveEvent, resumed: boolean): boolean;
  /** Reads the user for the first screen while the live stream is being opened; `loadAll` follows. */
  loadAhead(): Promise<void>;
  /** Reads the user, the projects, the chats and the messages of watched chats. */
  loadAll(): Promise<void>;
  loadMoreChats(): Promise<void>;
  /** Keeps a chat's messages loaded while a screen shows it; the returned function stops that. */
  watchChat(chatId: string): () => void;
  loadMessages(chatId: string): Promise<void>;
  loadEarlierMessages(chatId: string): Promise<void>;
}

/** One user's documents: lists read by calls, kept up to date by live events. */
export function createUserDocuments(
  reads: DocumentReads,
  nextFrame: (run: () => void) => void,
): UserDocuments {
  const store = createDocumentStore(nextFrame);
  const watched = new Map<string, number>();
  /** Chats of the pages read so far, the first page first. */
  let listed: ChatDocument[] = [];
  /** The revision of the user that was read ahead; undefined when that failed. */
  let ahead: Promise<number | undefined> | undefined;

  const load = createReadQueue({
    isRunning: (key) => store.state().loads.get(key) === 'loading',
    setState: (key, state) => store.dispatch({ type: 'load', key, state }),
    // The list of chats always exists; the chat that its next page continues from may not.
    isMissing: (key, error) => key !== 'chats' && reads.isMissing(error),
  });

  async function listChats(first: boolean) {
    const since = store.state().revision;
    const after = first ? undefined : lastListed();
    const { chats, more } = await reads.listChats(after === undefined ? {} : { after });
    listed = first ? chats : [...listed, ...chats];
    const watchedChats = new Set(watched.keys());
    store.dispatch({ type: 'chatsListed', chats, more, since, first, watchedChats });
  }

  /** The last listed chat that hasn't moved in the list since: the next page continues from it. */
  function lastListed(): string | undefined {
    const { chats } = store.state();
    const isInPlace = ({ chatId, dateLastVisited, pinned }: ChatDocument) =>
      chats.some(
        (chat) =>
          chat.chatId === chatId &&
          chat.dateLastVisited === dateLastVisited &&
          chat.pinned === pinned,
      );
    return listed.findLast(isInPlace)?.chatId;
  }

  /** @returns the revision of all documents when it was read */
  const readUser = async () => {
    const { user, revision } = await reads.getUser();
    store.dispatch({ type: 'userRead', user });
    return revision;
  };

  /** @param at the revision from which the stream sends changes: a user that was read at it is up to date */
  const readUserAt = async (at: number | undefined) => {
    const readAhead = await ahead;
    ahead = undefined;
    if (readAhead === undefined || readAhead !== at) await readUser();
  };

  const readProjects = async () => {
    try {
      store.dispatch({ type: 'projectsRead', list: await reads.listProjects() });
    } catch (error) {
      // During an upgrade, an older server has no such call.
      if (!reads.isMissing(error)) throw error;
    }
  };

  function loadMessages(chatId: string) {
    const read = async () => {
      const since = store.state().revision;
      const { chat, ...page } = await reads.listMessages(chatId, {});
      // An older server sends none.
      if (chat) store.dispatch({ type: 'chatRead', chat });
      store.dispatch({ type: 'messagesListed', chatId, ...page, since, first: true });
    };
    return load({ key: `messages:${chatId}`, part: 'newest', read });
  }

  /** @param at the revision from which the stream sends changes, if there is one */
  async function loadAll(at?: number) {
    const { local = [], stored = [] } = Object.groupBy(watched.keys(), (chatId) =>
      isLocalOnly(store.state(), chatId) ? 'local' : 'stored',
    );
    const read = async () => {
      await Promise.all([readUserAt(at), readProjects(), listChats(true)]);
      for (const chatId of local)
        if (!isLocalOnly(store.state(), chatId)) void loadMessages(chatId);
    };
    await Promise.all([load({ key: 'chats', part: 'newest', read }), ...stored.map(loadMessages)]);
  }

  function loadOf(chatId: string): LoadState | undefined {
    return store.state().loads.get(`messages:${chatId}`);
  }

  /** A chat without messages may have been created here and continued elsewhere: read it once the server has it. */
  function isLoaded(chatId: string): boolean {
    const state = store.state();
    const { loaded, list } = state.messages.get(chatId) ?? noMessages;
    return loaded && (list.length > 0 || !hasChat(state, chatId));
  }

  function applyLiveEvent(event: LiveEvent, resumed: boolean): boolean {
    switch (event.event) {
      case 'ready':
      case 'reset': {
        const isUpToDate = event.event === 'ready' && resumed && store.state().chatsLoaded;
        if (isUpToDate) {
          for (const chatId of watched.keys()) if (!isLoaded(chatId)) void loadMessages(chatId);
          return true;
        }
        const { revision } = event.data;
        store.dispatch({ type: 'missed', revision, watchedChats: new Set(watched.keys()) });
        void loadAll(revision);
        return true;
      }
      case 'changes':
        store.dispatch({ type: 'changes', changes: event.data });
        for (const { chatId } of event.data.chats) {
          const isAwaited = watched.has(chatId) && !isLoaded(chatId);
          if (isAwaited && loadOf(chatId) !== 'loading') void loadMessages(chatId);
        }
        return true;
      case 'delta':
        return store.takeDelta(event.data);
      case 'restart':
        return true;
    }
  }

  return {
    store,
    applyLiveEvent,
    async loadAhead() {
      ahead = readUser().catch(() => undefined);
      await ahead;
    },
    loadAll: () => loadAll(),
    loadMessages,
    loadMoreChats: () => load({ key: 'chats', part: 'older', read: () => listChats(false) }),
    watchChat(chatId) {
      watched.set(chatId, (watched.get(chatId) ?? 0) + 1);
      const { revision, chatsLoaded } = store.state();
      // Before the first event the stream triggers the read; without a stream the chats were read by `loadAll`.
      const mayRead = revision >= 0 || chatsLoaded;
      if (mayRead && !isLoaded(chatId)) void loadMessages(chatId);
      return () => {
        const left = (watched.get(chatId) ?? 1) - 1;
        if (left > 0) watched.set(chatId, left);
        else watched.delete(chatId);
      };
    },
    loadEarlierMessages(chatId) {
      const read = async () => {
        const { revision: since, messages } = store.state();
        const before = shownMessages(messages.get(chatId)?.list ?? [])[0]?.position;
        const page = await reads.listMessages(chatId, before === undefined ? {} : { before });
        store.dispatch({ type: 'messagesListed', chatId, ...page, since, first: false });
      };
      return load({ key: `messages:${chatId}`, part: 'older', read });
    },
  };
}
