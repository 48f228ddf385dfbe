import type { QueryEntry } from '@savet/contract/documents';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/call/call.ts';
import { useChats } from '../../lib/documents/hooks.ts';
import { useText } from '../../lib/language/use-text.ts';
import { createPagedList } from '../../lib/paging/paged-list.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LedgerRow } from './ledger-row.tsx';
import styles from './quota.module.css';
import { LEDGER_ID, useLedgerAnchor } from './use-ledger-anchor.ts';
import { useRevision } from './use-revision.ts';

/** Rows asked for at a time. */
const PAGE = 20;

/** Every query, newest first; the newest read again with every change to the user's documents. */
export function Ledger() {
  const { quota, shell } = useText();
  const revision = useRevision();
  const { loaded } = useChats();
  const [list] = useState(ledgerList);
  const { entries, more, isLoaded, load } = useSyncExternalStore(list.subscribe, list.state);
  const heading = useLedgerAnchor(isLoaded || load === 'failed');

  // Where no stream comes, the chats have been read without it.
  const isReady = revision >= 0 || loaded;
  useEffect(() => {
    if (isReady) void list.refresh();
  }, [list, revision, isReady]);

  return (
    <section className={styles.section} aria-labelledby={LEDGER_ID}>
      <h2 id={LEDGER_ID} ref={heading} tabIndex={-1}>
        {quota.ledger}
      </h2>
      {!isLoaded && load === 'loading' && <Skeleton label={shell.loading} rows={1} />}
      {isLoaded && entries.length === 0 && <p className={styles.empty}>{quota.ledgerEmpty}</p>}
      <ul>
        {entries.map((entry) => (
          <LedgerRow key={entry.queryId} entry={entry} />
        ))}
      </ul>
      {load === 'failed' && (
        <p role="alert">
          {quota.loadFailed}{' '}
          {!isLoaded && <Button onClick={() => void list.refresh()}>{quota.retry}</Button>}
        </p>
      )}
      {more && (
        <div>
          <Button busy={load === 'loading'} onClick={() => void list.loadMore()}>
            {quota.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function ledgerList() {
  return createPagedList<QueryEntry>({
    read: async (before) => {
      const page = { limit: PAGE, ...(before && { before: before.queryId }) };
      const { queries, more } = await call('listQueries', page);
      return { entries: queries, more };
    },
    idOf: ({ queryId }) => queryId,
  });
}
