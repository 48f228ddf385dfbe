import type { KnownBrandField } from '@savet/contract/brand-hub';
import { formatDateTime } from '@savet/i18n/formats';
import { call } from '#data/call/call.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from '../brand-hub.module.css';
import { FieldValue } from '../field-value.tsx';

/** Versions per page. */
const PAGE = 10;

interface FieldHistoryProps {
  field: KnownBrandField;
  /** The stored version. */
  version: number;
  onRestore: (value: string) => void;
}

/** Earlier versions of a field, the newest first; each can be restored. */
export function FieldHistory({ field, version, onRestore }: FieldHistoryProps) {
  const { locale } = useLanguage();
  const { brandHub, shell } = useText();
  const { path } = field;
  const history = usePagedQuery({
    key: ['brandVersions', path],
    load: async (after) => {
      const page = { path, limit: PAGE, ...(after !== undefined && { before: Number(after) }) };
      const { versions, more } = await call('listBrandVersions', page);
      const last = versions.at(-1)?.version;
      return { rows: versions, next: more && last !== undefined ? String(last) : null };
    },
  });
  const { rows, hasMore, state } = history;
  return (
    <div className={styles.form}>
      {state === 'loading' && rows.length === 0 && <Skeleton label={shell.loading} rows={2} />}
      {state === 'done' && rows.length === 0 && <p>{brandHub.historyEmpty}</p>}
      <ol className={styles.history}>
        {rows.map((row) => (
          <li key={row.version} className={styles.version}>
            <h3>
              {row.version === version ? `${brandHub.versionNow} · ` : ''}
              <time dateTime={row.savedAt}>{formatDateTime(locale, row.savedAt)}</time>
              {row.savedBy !== null && ` ${brandHub.versionBy(row.savedBy)}`}
            </h3>
            <FieldValue field={field} value={row.value} />
            {row.version !== version && (
              <div>
                <Button onClick={() => onRestore(row.value)}>{brandHub.restore}</Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {state === 'failed' && (
        <p role="alert">
          {brandHub.historyFailed}{' '}
          {!hasMore && <Button onClick={() => void history.reload()}>{brandHub.retry}</Button>}
        </p>
      )}
      {hasMore && (
        <div>
          <Button busy={state === 'loading'} onClick={() => void history.loadMore()}>
            {brandHub.historyMore}
          </Button>
        </div>
      )}
    </div>
  );
}
