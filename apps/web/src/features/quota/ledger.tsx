import type { QueryEntry } from '@savet/contract/documents';
import type { Catalogue } from '@savet/i18n/catalogue';
import { formatDateTime } from '@savet/i18n/formats';
import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats } from '#data/documents/hooks.ts';
import { type Page, usePagedQuery } from '#data/queries/paged-query.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SectionHeading } from '#ui/page/section-group.tsx';
import styles from './quota.module.css';

/** Id of the ledger's heading: `/profile#ledger` opens the page there. */
export const LEDGER_ID = 'ledger';

/** Rows per page. */
const PAGE = 20;

/** All queries, newest first. Reloads when the user's documents change. */
export function Ledger() {
  const { quota, shell } = useText();
  const revision = useRevision();
  const { loaded } = useChats();
  const list = usePagedQuery({
    key: ['ledger'],
    load: readPage,
    isQuiet: true,
    isAutomatic: false,
  });
  const { rows, hasMore, isLoaded, state } = list;
  const heading = useLedgerAnchor(isLoaded || state === 'failed');

  // Without the live stream there is no revision: load after the chats.
  const isReady = revision >= 0 || loaded;
  const reload = useEffectEvent(() => void list.reload());
  useEffect(() => {
    if (isReady) reload();
  }, [revision, isReady]);

  return (
    <section className={styles.section} aria-labelledby={LEDGER_ID}>
      <SectionHeading id={LEDGER_ID} ref={heading}>
        {quota.ledger}
      </SectionHeading>
      {!isLoaded && state === 'loading' && <Skeleton label={shell.loading} rows={1} />}
      {isLoaded && rows.length === 0 && <p className={styles.empty}>{quota.ledgerEmpty}</p>}
      <ul>
        {rows.map((entry) => (
          <LedgerRow key={entry.queryId} entry={entry} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert">
          {quota.loadFailed}{' '}
          {!isLoaded && <Button onClick={() => void list.reload()}>{quota.retry}</Button>}
        </p>
      )}
      {hasMore && (
        <div>
          <Button busy={state === 'loading'} onClick={() => void list.loadMore()}>
            {quota.more}
          </Button>
        </div>
      )}
    </section>
  );
}

async function readPage(after: string | undefined): Promise<Page<QueryEntry>> {
  const page = { limit: PAGE, ...(after !== undefined && { before: after }) };
  const { queries, more } = await call('listQueries', page);
  return { rows: queries, next: more ? (queries.at(-1)?.queryId ?? null) : null };
}

/** Scrolls to the ledger and focuses it if the address names it. */
function useLedgerAnchor(isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || key === '' || hash !== `#${LEDGER_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
  return heading;
}

/** The revision of the user's documents: it grows when a turn settles, because that changes a message. */
function useRevision(): number {
  const { store } = useDocuments().documents;
  return useSyncExternalStore(store.subscribe, () => store.state().revision);
}

/** A query: its purpose, and whether it was charged. */
function LedgerRow({ entry }: { entry: QueryEntry }) {
  const { locale } = useLanguage();
  const { quota } = useText();
  const { version } = entry;
  const name = entry.question ?? quota.purposes[entry.purpose];
  return (
    <li className={styles.entry} data-state={entry.state}>
      {entry.chatId === null || entry.question === null ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link to={`/chat/${entry.chatId}`} className={styles.name}>
          {name}
        </Link>
      )}
      <span className={styles.state}>{outcomeOf(entry, quota)}</span>
      <span className={styles.details}>
        <time dateTime={entry.createdAt}>{formatDateTime(locale, entry.createdAt)}</time>
        {!entry.current && ` · ${quota.earlier}`}
        {version && ` · ${quota.version(version.number, version.count, version.shown)}`}
      </span>
    </li>
  );
}

function outcomeOf({ state, reason }: QueryEntry, quota: Catalogue['quota']): string {
  if (reason === 'no_answer') return quota.notCounted;
  if (reason === 'stand_in') return `${quota.notCounted}: ${quota.reasons.stand_in}`;
  if (reason === null) return quota.states[state];
  return `${quota.states[state]}: ${quota.reasons[reason]}`;
}
