import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type LiveStatus, openLive } from '../live/live-client.ts';
import { browserSignals } from '../live/page-signals.ts';
import { documentReads } from './document-reads.ts';
import { DocumentsContext } from './documents-context.ts';
import { createDrawingPace } from './drawing-pace.ts';
import { createUserDocuments } from './user-documents.ts';

/** Without a live connection for this long, in milliseconds, documents are read all the same … */
const READ_ANYWAY_MS = 3_000;
/** … and from time to time until there is one: some networks let no stream through. */
const READ_AGAIN_MS = 10_000;

interface DocumentsProviderProps {
  readonly uid: string;
  readonly isViewOnly?: boolean;
  /** A bearer token, a new one when asked; undefined when the session is over. Throws when offline. */
  token(renew: boolean): Promise<string | undefined>;
  onSessionEnd(): void;
  /** The server refuses these documents. */
  onRefused?(): void;
  readonly children: ReactNode;
}

/** Reads a user's documents, watches them live and gives them to what is below. */
export function DocumentsProvider(props: DocumentsProviderProps) {
  const { uid, isViewOnly = false, children } = props;
  const [liveStatus, setLiveStatus] = useState<LiveStatus>('connecting');
  const documents = useMemo(
    () => createUserDocuments(documentReads(uid), createDrawingPace()),
    [uid],
  );
  const readToken = useEffectEvent(props.token);
  const endSession = useEffectEvent(props.onSessionEnd);
  const tellRefused = useEffectEvent(() => props.onRefused?.());

  useEffect(() => {
    const live = openLive({
      url: `/api/live?uid=${encodeURIComponent(uid)}`,
      token: (renew) => readToken(renew),
      onEvent(event, resumed) {
        if (!documents.hear(event, resumed)) live.reconnect();
      },
      onStatus: setLiveStatus,
      onRefused: () => tellRefused(),
      onSessionEnd: () => endSession(),
      page: browserSignals,
    });
    // Each of staff's reads is told to the user: none is made twice.
    if (!isViewOnly) void documents.loadAhead();
    let timer = setTimeout(readAnyway, READ_ANYWAY_MS);
    function readAnyway() {
      const { revision, chatsLoaded, loads } = documents.store.state();
      const hasStream = revision >= 0;
      // What failed says so, and is asked for again by its reader, or once the stream is there.
      const hasFailed = loads.get('chats') === 'failed';
      if (!hasFailed && !(hasStream && chatsLoaded)) void documents.loadAll();
      if (!hasStream) timer = setTimeout(readAnyway, READ_AGAIN_MS);
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
