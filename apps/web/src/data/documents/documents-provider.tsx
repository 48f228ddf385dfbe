import { PAGE_MAX } from '@savet/contract/limits';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { browserSignals } from '#lib/page/page-signals.ts';
import { call } from '../call/call.ts';
import { CallError } from '../call/call-error.ts';
import { type LiveStatus, openLive } from '../live/live-client.ts';
import { DocumentsContext } from './documents-context.ts';
import { createDrawingPace } from './drawing-pace.ts';
import { pollWithoutStream } from './poll-without-stream.ts';
import { createUserDocuments, type DocumentReads } from './user-documents.ts';

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
    let status: LiveStatus = 'connecting';
    const live = openLive({
      url: `/api/live?uid=${encodeURIComponent(uid)}`,
      token: (renew) => readToken(renew),
      onEvent(event, resumed) {
        if (!documents.applyLiveEvent(event, resumed)) live.reconnect();
      },
      onStatus(next) {
        status = next;
        setLiveStatus(next);
      },
      onRefused: () => onRefused(),
      onSessionEnd: () => endSession(),
      page: browserSignals,
    });
    // Reads by staff are recorded for the user to see, so none is made twice.
    if (!isViewOnly) void documents.loadAhead();
    const stopPolling = pollWithoutStream(
      documents,
      () => status === 'paused' && !browserSignals.isHidden(),
    );
    return () => {
      stopPolling();
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
