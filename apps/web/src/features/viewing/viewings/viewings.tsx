import type { CallOutput } from '@savet/contract/calls';
import { formatDateTime, formatDuration, formatTime } from '@savet/i18n/formats';
import { call } from '#data/call/call.ts';
import { type Page, usePagedQuery } from '#data/queries/paged-query.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lookedAt } from './looked-at.rules.ts';
import styles from './viewings.module.css';

const MINUTE_MS = 60_000;

/** Entries per page. */
const PAGE = 5;

/** Viewings of this account and uses of its Brand Hub by staff, newest first. */
export function Viewings() {
  const { viewing } = useText();
  const list = usePagedQuery({ key: ['viewings'], load: readPage, isQuiet: true });
  const { rows, hasMore, isLoaded, state } = list;
  return (
    <section className={styles.section} aria-labelledby="viewings">
      <h2 id="viewings">{viewing.title}</h2>
      <p className={styles.note}>{viewing.intro}</p>
      {!isLoaded && state === 'loading' && <Skeleton label={viewing.loading} rows={1} />}
      {isLoaded && rows.length === 0 && <p>{viewing.none}</p>}
      <ul>
        {rows.map((entry) => (
          <ViewingEntry key={entry.viewingId} entry={entry} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert">
          {viewing.loadFailed}{' '}
          {!isLoaded && <Button onClick={() => void list.reload()}>{viewing.retry}</Button>}
        </p>
      )}
      {hasMore && (
        <div>
          <Button busy={state === 'loading'} onClick={() => void list.loadMore()}>
            {viewing.more}
          </Button>
        </div>
      )}
    </section>
  );
}

async function readPage(after: string | undefined): Promise<Page<ViewingEntryData>> {
  const page = { limit: PAGE, ...(after !== undefined && { before: after }) };
  const { viewings, more } = await call('listViewings', page);
  return { rows: viewings, next: more ? (viewings.at(-1)?.viewingId ?? null) : null };
}

type ViewingEntryData = CallOutput<'listViewings'>['viewings'][number];

/** A viewing: viewer, time, reason and viewed areas. */
function ViewingEntry({ entry }: { entry: ViewingEntryData }) {
  const { locale } = useLanguage();
  const { viewing } = useText();
  const { kind, email, startedAt, endedAt, expiresAt, reason, reads } = entry;
  const things = lookedAt(reads).map((thing) => viewing.things[thing]);

  function duration() {
    if (endedAt === null) return viewing.now(formatTime(locale, expiresAt));
    const length = Date.parse(endedAt) - Date.parse(startedAt);
    return length < MINUTE_MS ? viewing.lessThanMinute : formatDuration(locale, length);
  }

  return (
    <li className={styles.entry} data-open={endedAt === null}>
      <p className={styles.viewer}>{email === '' ? viewing.someone : email}</p>
      <p className={styles.period}>
        <time dateTime={startedAt}>{formatDateTime(locale, startedAt)}</time>
        {kind === 'account' && <span>{duration()}</span>}
      </p>
      {kind === 'brandHub' ? (
        <p>{viewing.usedBrandHub}</p>
      ) : (
        <>
          <p>{reason === null || reason === '' ? viewing.noReason : viewing.reason(reason)}</p>
          <p>{things.length === 0 ? viewing.nothingOpened : viewing.opened(things.join(', '))}</p>
        </>
      )}
    </li>
  );
}
