import { PAGE_MAX } from '@savet/contract/limits';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { browserSignals } from '#lib/page/page-signals.ts';
import { call } from '../call/call.ts';
import { CallError } from '../call/call-error.ts';
import { type LiveStatus, openLive } from '../live/live-client.ts';
import { DocumentsContext } from './documents-context.ts';
import { createDrawingPace } from './drawing-pace.ts';
import { createUserDocuments, type DocumentReads } from './user-documents.ts';

/** Without a live stream, documents are read after this long, in milliseconds: some networks block streams. */
const FALLBACK_MS = 3_000;
/** Then they are polled until the first stream opens, in milliseconds. */
const POLL_MS = 10_000;
/** Chats per page of the list: few users have more. */
const CHATS_PAGE = PAGE_MAX / 2;

interface DocumentsProviderProps {
  readonly uid: string;
  readonly isViewOnly?: boolean;
  /** A bearer token, fetched anew if `renew`; undefined when the session is over. Throws when offline. */
  token(renew: boolean): Promise<string | undefined>;
  onSessionEnd(): void;
  /** The server's refusal of these documents is final. */
  onRefused?(): void;
  readonly children: ReactNode;
}

/** Reads a user's documents, keeps them up to date and provides them to its children. */
export function DocumentsProvider(props: DocumentsProviderProps) {
  const { uid, isViewOnly = false, children } = props;
  const [liveStatus, setLiveStatus] = useState<LiveStatus>('connecting');
  const documents = useMemo(
    () => createUserDocuments(documentReads(uid), createDrawingPace()),
    [uid],
  );
  const readToken = useEffectEvent(props.token);
  const endSession = useEffectEvent(props.onSessionEnd);
  const onRefused = useEffectEvent(() => props.onRefused?.());

  useEffect(() => {
    const live = openLive({
      url: `/api/live?uid=${encodeURIComponent(uid)}`,
      token: (renew) => readToken(renew),
      onEvent(event, resumed) {
        if (!documents.applyLiveEvent(event, resumed)) live.reconnect();
      },
      onStatus: setLiveStatus,
      onRefused: () => onRefused(),
      onSessionEnd: () => endSession(),
      page: browserSignals,
    });
    // Reads by staff are recorded for the user to see, so none is made twice.
    if (!isViewOnly) void documents.loadAhead();
    let timer = setTimeout(readWithoutStream, FALLBACK_MS);
    function readWithoutStream() {
      const { revision, chatsLoaded, loads } = documents.store.state();
      const hasStream = revision >= 0;
      // A failed read is shown with a Retry button, and repeated when the stream opens.
      const hasFailed = loads.get('chats') === 'failed';
      if (!hasFailed && !(hasStream && chatsLoaded)) void documents.loadAll();
      if (!hasStream) timer = setTimeout(readWithoutStream, POLL_MS);
    }
    return () => {
      clearTimeout(timer);
      live.close();
    };
  }, [uid, isViewOnly, documents]);

  const value = useMemo(
    () => ({ uid, isViewOnly, documents, liveStatus }),
    [uid, isViewOnly, documents, liveStatus],
  );
  return <DocumentsContext value={value}>{children}</DocumentsContext>;
}

/** Reads a user's documents from the server. */
function documentReads(uid: string): DocumentReads {
  return {
    getUser: () => call('getUser', { uid }),
    listProjects: () => call('listProjects', { uid }),
    listChats: (page) => call('listChats', { uid, limit: CHATS_PAGE, ...page }),
    listMessages: (chatId, page) =>
      call('listMessages', {
        uid,
        chatId,
        ...page,
        ...(page.before !== undefined && { limit: PAGE_MAX }),
      }),
    isMissing: (error) => error instanceof CallError && error.code === 'NOT_FOUND',
  };
}
