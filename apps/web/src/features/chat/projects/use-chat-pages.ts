import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats } from '#data/documents/hooks.ts';

/** Which chats: the archived ones, or those of a project. */
export type ChatFilter = { archived: true } | { projectId: string };

/** Reads the chats of a list other than the main one into the store, page by page, and again after the main list. */
export function useChatPages(filter: ChatFilter) {
  const { uid, documents } = useDocuments();
  const isMainRead = useChats().load !== 'loading';
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [last, setLast] = useState<string>();
  const [more, setMore] = useState(false);
  const key = JSON.stringify(filter);
  const newest = useRef(0);

  const read = useCallback(
    (after?: string) => {
      newest.current += 1;
      const request = newest.current;
      const filtered = JSON.parse(key) as ChatFilter;
      const page = { uid, ...filtered, ...(after !== undefined && { after }) };
      call('listChats', page).then(
        ({ chats, more: hasMore }) => {
          if (request !== newest.current) return;
          documents.store.dispatch({ type: 'chatsRead', chats });
          setLast(chats.at(-1)?.chatId);
          setMore(hasMore);
          setState('loaded');
        },
        () => {
          if (request === newest.current) setState('failed');
        },
      );
    },
    [uid, documents, key],
  );

  // The main list drops what it does not contain.
  useEffect(() => {
    if (isMainRead) read();
  }, [isMainRead, read]);

  const readAfter = (after?: string) => {
    setState('loading');
    read(after);
  };
  return { state, more, readFirst: () => readAfter(), readMore: () => readAfter(last) };
}
