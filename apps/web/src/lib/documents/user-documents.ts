import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import type { LiveEvent } from '@savet/contract/live';
import { hasChat, isOnlyHere, type LoadKey, type LoadState, noMessages } from './state.ts';
import { createDocumentStore, type DocumentStore } from './store.ts';

/** What is read of a user: the calls of the same names. */
export interface DocumentReads {
  getUser(): Promise<{ user: UserDocument }>;
  listChats(page: { after?: string }): Promise<{ chats: ChatDocument[]; more: boolean }>;
  listMessages(
    chatId: string,
    page: { before?: number },
  ): Promise<{ messages: MessageDocument[]; more: boolean }>;
  /** Whether a failed read means that there is no such chat. */
  isMissing(error: unknown): boolean;
}

export interface UserDocuments {
  readonly store: DocumentStore;
  /** Takes an event of the live stream; false when the stream must be opened anew. */
  hear(event: LiveEvent, resumed: boolean): boolean;
  /** Reads the user while the live stream is being opened, for the first screen; what is read after that counts. */
  loadAhead(): Promise<void>;
  /** Reads user and chats, and the messages of watched chats. */
  loadAll(): Promise<void>;
  loadMoreChats(): Promise<void>;
  /** Keeps a chat's messages there while it is looked at; the returned function ends it. */
  watchChat(chatId: string): () => void;
  loadMessages(chatId: string): Promise<void>;
  loadEarlierMessages(chatId: string): Promise<void>;
}

interface Reading {
  readonly key: LoadKey;
  /** One that waits is replaced only by one of the same part. */
  readonly part: 'newest' | 'older';
  read(): Promise<void>;
}

/** One user's documents: what was read, kept right by what is told live. */
export function createUserDocuments(
  reads: DocumentReads,
  nextFrame: (run: () => void) => void,
): UserDocuments {
  const store = createDocumentStore(nextFrame);
  const watched = new Map<string, number>();
  let following: Reading[] = [];
  /** Chats of the pages that were read, the first page first. */
  let listed: ChatDocument[] = [];

  /** One read of a list at a time; those asked for meanwhile follow, for the first may be too old. */
  async function load(reading: Reading): Promise<void> {
    const { key, part, read } = reading;
    if (store.state().loads.get(key) === 'loading') {
      following = following.filter((one) => one.key !== key || one.part !== part);
      following.push(reading);
      return;
    }
    store.dispatch({ type: 'load', key, state: 'loading' });
    const state = await read().then(
      () => undefined,
      (error: unknown) => stateAfter(key, error),
    );
    store.dispatch({ type: 'load', key, state });
    const next = following.find((one) => one.key === key);
    if (!next) return;
    following = following.filter((one) => one !== next);
    await load(next);
  }

  /** The list of chats is always there; what it was to go on from may not be. */
  function stateAfter(key: LoadKey, error: unknown): LoadState {
    return key !== 'chats' && reads.isMissing(error) ? 'missing' : 'failed';
  }

  async function listChats(first: boolean) {
    const since = store.state().revision;
    const after = first ? undefined : lastListed();
    const { chats, more } = await reads.listChats(after === undefined ? {} : { after });
    listed = first ? chats : [...listed, ...chats];
    store.dispatch({ type: 'chatsListed', chats, more, since, first });
  }

  /** The last chat of the pages read that still stands where it was read: older ones follow after it. */
  function lastListed(): string | undefined {
    const { chats } = store.state();
    const stands = ({ chatId, dateLastVisited }: ChatDocument) =>
      chats.some((one) => one.chatId === chatId && one.dateLastVisited === dateLastVisited);
    return listed.findLast(stands)?.chatId;
  }

  const readUser = async () => {
    const { user } = await reads.getUser();
    store.dispatch({ type: 'userRead', user });
  };

  function loadMessages(chatId: string) {
    const read = async () => {
      const page = await reads.listMessages(chatId, {});
      store.dispatch({ type: 'messagesListed', chatId, ...page, first: true });
    };
    return load({ key: `messages:${chatId}`, part: 'newest', read });
  }

  async function loadAll() {
    const { begun = [], known = [] } = Object.groupBy(watched.keys(), (chatId) =>
      isOnlyHere(store.state(), chatId) ? 'begun' : 'known',
    );
    const read = async () => {
      await Promise.all([readUser(), listChats(true)]);
      for (const chatId of begun) if (!isOnlyHere(store.state(), chatId)) void loadMessages(chatId);
    };
    await Promise.all([load({ key: 'chats', part: 'newest', read }), ...known.map(loadMessages)]);
  }

  function loadOf(chatId: string): LoadState | undefined {
    return store.state().loads.get(`messages:${chatId}`);
  }

  /** One without messages may have been begun here and gone on elsewhere: it is read once the server has it. */
  function isLoaded(chatId: string): boolean {
    const state = store.state();
    const { loaded, list } = state.messages.get(chatId) ?? noMessages;
    return loaded && (list.length > 0 || !hasChat(state, chatId));
  }

  function hear(event: LiveEvent, resumed: boolean): boolean {
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
        void loadAll();
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
    hear,
    loadAhead: () => readUser().catch(() => undefined),
    loadAll,
    loadMessages,
    loadMoreChats: () => load({ key: 'chats', part: 'older', read: () => listChats(false) }),
    watchChat(chatId) {
      watched.set(chatId, (watched.get(chatId) ?? 0) + 1);
      const { revision, chatsLoaded } = store.state();
      // Before that the stream says when; where none comes, the chats have been read without it.
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
        const before = store.state().messages.get(chatId)?.list[0]?.position;
        const page = await reads.listMessages(chatId, before === undefined ? {} : { before });
        store.dispatch({ type: 'messagesListed', chatId, ...page, first: false });
      };
      return load({ key: `messages:${chatId}`, part: 'older', read });
    },
  };
}
