import type { KnownBrandField } from '@savet/contract/brand-hub';
import { formatMoment } from '@savet/i18n/formats';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../brand-hub.module.css';
import { FieldValue } from '../field-value.tsx';
import { useFieldHistory } from './use-field-history.ts';

interface FieldHistoryProps {
  field: KnownBrandField;
  /** The version that is stored now. */
  version: number;
  onRestore: (value: string) => void;
}

/** What a field said before, and since when; each can be brought back. */
export function FieldHistory({ field, version, onRestore }: FieldHistoryProps) {
  const { locale } = useLanguage();
  const { brandHub, shell } = useText();
  const { versions, more, state, load } = useFieldHistory(field.path);
  return (
    <div className={styles.form}>
      {state === 'loading' && versions.length === 0 && <Skeleton label={shell.loading} rows={2} />}
      {state === 'done' && versions.length === 0 && <p>{brandHub.historyEmpty}</p>}
      <ol className={styles.history}>
        {versions.map((one) => (
          <li key={one.version} className={styles.version}>
            <h3>
              {one.version === version ? `${brandHub.versionNow} · ` : ''}
              <time dateTime={one.savedAt}>{formatMoment(locale, one.savedAt)}</time>
              {one.savedBy !== null && ` ${brandHub.versionBy(one.savedBy)}`}
            </h3>
            <FieldValue field={field} value={one.value} />
            {one.version !== version && (
              <div>
                <Button onClick={() => onRestore(one.value)}>{brandHub.restore}</Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {state === 'failed' && (
        <p role="alert">
          {brandHub.historyFailed} {!more && <Button onClick={load}>{brandHub.retry}</Button>}
        </p>
      )}
      {more && (
        <div>
          <Button busy={state === 'loading'} onClick={load}>
            {brandHub.historyMore}
          </Button>
        </div>
      )}
    </div>
  );
}
