import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import type { LiveEvent } from '@savet/contract/live';
import type { LoadKey, LoadState } from './state.ts';
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

/** One user's documents: what was read, kept right by what is told live. */
export function createUserDocuments(
  reads: DocumentReads,
  nextFrame: (run: () => void) => void,
): UserDocuments {
  const store = createDocumentStore(nextFrame);
  const watched = new Map<string, number>();
  const following = new Map<LoadKey, () => Promise<void>>();
  let lastListedChat: string | undefined;

  /** One read of a list at a time; one asked for meanwhile follows, for the first may be too old. */
  async function load(key: LoadKey, read: () => Promise<void>): Promise<void> {
    if (store.state().loads.get(key) === 'loading') {
      following.set(key, read);
      return;
    }
    store.dispatch({ type: 'load', key, state: 'loading' });
    const state = await read().then(() => undefined, stateAfter);
    store.dispatch({ type: 'load', key, state });
    const next = following.get(key);
    if (!following.delete(key) || !next) return;
    await load(key, next);
  }

  function stateAfter(error: unknown): LoadState {
    return reads.isMissing(error) ? 'missing' : 'failed';
  }

  async function listChats(first: boolean) {
    const since = store.state().revision;
    const after = first ? {} : { ...(lastListedChat !== undefined && { after: lastListedChat }) };
    const { chats, more } = await reads.listChats(after);
    lastListedChat = chats.at(-1)?.chatId ?? lastListedChat;
    store.dispatch({ type: 'chatsListed', chats, more, since, first });
  }

  const readUser = async () => {
    const { user } = await reads.getUser();
    store.dispatch({ type: 'userRead', user });
  };

  function loadMessages(chatId: string) {
    return load(`messages:${chatId}`, async () => {
      const page = await reads.listMessages(chatId, {});
      store.dispatch({ type: 'messagesListed', chatId, ...page, first: true });
    });
  }

  async function loadAll() {
    await Promise.all([
      load('chats', async () => {
        await Promise.all([readUser(), listChats(true)]);
      }),
      ...[...watched.keys()].map(loadMessages),
    ]);
  }

  function isLoaded(chatId: string): boolean {
    return store.state().messages.get(chatId)?.loaded ?? false;
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
          if (store.state().loads.get(`messages:${chatId}`) === 'missing')
            void loadMessages(chatId);
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
    loadMoreChats: () => load('chats', () => listChats(false)),
    watchChat(chatId) {
      watched.set(chatId, (watched.get(chatId) ?? 0) + 1);
      const hasConnected = store.state().revision >= 0;
      if (hasConnected && !isLoaded(chatId)) void loadMessages(chatId);
      return () => {
        const left = (watched.get(chatId) ?? 1) - 1;
        if (left > 0) watched.set(chatId, left);
        else watched.delete(chatId);
      };
    },
    loadEarlierMessages(chatId) {
      return load(`messages:${chatId}`, async () => {
        const before = store.state().messages.get(chatId)?.list[0]?.position;
        const page = await reads.listMessages(chatId, before === undefined ? {} : { before });
        store.dispatch({ type: 'messagesListed', chatId, ...page, first: false });
      });
    },
  };
}
