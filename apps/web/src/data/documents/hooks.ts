import type {
  ChatDocument,
  MessageDocument,
  ProjectDocument,
  UserDocument,
} from '@savet/contract/documents';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDocuments } from './documents-context.ts';
import {
  type ChatMessages,
  type DocumentState,
  type LoadState,
  noMessages,
  shownMessages,
} from './store/state.ts';

/** The user document; undefined until it has been read. */
export function useUser(): UserDocument | undefined {
  return useDocumentState((state) => state.user);
}

/** All projects, the oldest first. */
export function useProjects(): readonly ProjectDocument[] {
  return useDocumentState((state) => state.projects.projects);
}

/** Chats, the pinned ones first, then the last visited, with archived ones that are known; `more`: the server has older ones. */
export function useChats(): {
  chats: readonly ChatDocument[];
  loaded: boolean;
  more: boolean;
  load: LoadState | undefined;
} {
  const chats = useDocumentState((state) => state.chats);
  const loaded = useDocumentState((state) => state.chatsLoaded);
  const more = useDocumentState((state) => state.moreChats);
  const load = useDocumentState((state) => state.loads.get('chats'));
  return { chats, loaded, more, load };
}

/** Messages of a chat that are shown, read and kept up to date while the component is mounted. */
export function useMessages(
  chatId: string | undefined,
): ChatMessages & { load: LoadState | undefined } {
  const { documents } = useDocuments();
  useEffect(
    () => (chatId === undefined ? undefined : documents.watchChat(chatId)),
    [documents, chatId],
  );
  const messages = useDocumentState((state) =>
    chatId === undefined ? undefined : state.messages.get(chatId),
  );
  const load = useDocumentState((state) =>
    chatId === undefined ? undefined : state.loads.get(`messages:${chatId}`),
  );
  const { list, ...loaded } = messages ?? noMessages;
  return { ...loaded, list: useMemo(() => shownMessages(list), [list]), load };
}

/** The text so far of a running reply; undefined before its first chunk. Renders its caller at the pace of `drawing-pace.ts`. */
export function useRunningText(reply: MessageDocument): string | undefined {
  const { store } = useDocuments().documents;
  const { messageId, attempt } = reply;
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeRunning(messageId, listener),
    [store, messageId],
  );
  const read = () => {
    const running = store.state().running.get(messageId);
    return running && running.attempt >= attempt ? running.text : undefined;
  };
  return useSyncExternalStore(subscribe, read, read);
}

function useDocumentState<Part>(select: (state: DocumentState) => Part): Part {
  const { store } = useDocuments().documents;
  const read = () => select(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}
