import type { QueryEntry } from '@savet/contract/documents';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LedgerRow } from './ledger-row.tsx';
import styles from './quota.module.css';
import { LEDGER_ID, useLedgerAnchor } from './use-ledger-anchor.ts';
import { useRevision } from './use-revision.ts';

/** Rows asked for at a time. */
const PAGE = 20;

type Loading = 'loading' | 'done' | 'failed';

/** Every query, newest first; read again with every change to the user's documents. */
export function Ledger() {
  const { quota, shell } = useText();
  const revision = useRevision();
  const [entries, setEntries] = useState<QueryEntry[]>([]);
  const [hasMore, setMore] = useState(false);
  const [state, setState] = useState<Loading>('loading');

  const read = useCallback(
    (before?: QueryEntry) =>
      call('listQueries', { limit: PAGE, ...(before && { before: before.queryId }) }).then(
        (page) => {
          setEntries((known) => (before ? [...known, ...page.queries] : page.queries));
          setMore(page.more);
          setState('done');
        },
        () => setState('failed'),
      ),
    [],
  );

  useEffect(() => {
    if (revision >= 0) void read();
  }, [read, revision]);

  const heading = useLedgerAnchor(state !== 'loading' || entries.length > 0);

  function load(before?: QueryEntry) {
    setState('loading');
    void read(before);
  }

  return (
    <section className={styles.section} aria-labelledby={LEDGER_ID}>
      <h2 id={LEDGER_ID} ref={heading} tabIndex={-1}>
        {quota.ledger}
      </h2>
      {state === 'loading' && entries.length === 0 && <Skeleton label={shell.loading} rows={1} />}
      {state === 'done' && entries.length === 0 && (
        <p className={styles.empty}>{quota.ledgerEmpty}</p>
      )}
      <ul className={styles.ledger}>
        {entries.map((entry) => (
          <LedgerRow key={entry.queryId} entry={entry} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert">
          {quota.loadFailed} <Button onClick={() => load()}>{quota.retry}</Button>
        </p>
      )}
      {hasMore && (
        <div>
          <Button busy={state === 'loading'} onClick={() => load(entries.at(-1))}>
            {quota.more}
          </Button>
        </div>
      )}
    </section>
  );
}
