import type { CallOutput } from '@savet/contract/calls';
import { formatDuration, formatMoment, formatTime } from '@savet/i18n/formats';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { lookedAt } from './looked-at.rules.ts';
import styles from './viewings.module.css';

const MINUTE_MS = 60_000;

export type ViewingEntryData = CallOutput<'listViewings'>['viewings'][number];

/** One viewing: by whom, when, why, and what was looked at. */
export function ViewingEntry({ entry }: { entry: ViewingEntryData }) {
  const { locale } = useLanguage();
  const { viewing } = useText();
  const { kind, email, startedAt, endedAt, expiresAt, reason, reads } = entry;
  const things = lookedAt(reads).map((thing) => viewing.things[thing]);

  function duration() {
    if (endedAt === null) return viewing.now(formatTime(locale, expiresAt));
    const length = Date.parse(endedAt) - Date.parse(startedAt);
    return length < MINUTE_MS ? viewing.moment : formatDuration(locale, length);
  }

  return (
    <li className={styles.entry} data-open={endedAt === null}>
      <p className={styles.who}>{email === '' ? viewing.someone : email}</p>
      <p className={styles.when}>
        <time dateTime={startedAt}>{formatMoment(locale, startedAt)}</time>
        {kind === 'account' && <span>{duration()}</span>}
      </p>
      {kind === 'brandHub' ? (
        <p>{viewing.usedBrandHub}</p>
      ) : (
        <>
          <p>{reason === null || reason === '' ? viewing.noReason : viewing.reason(reason)}</p>
          <p>{things.length === 0 ? viewing.nothing : viewing.lookedAt(things.join(', '))}</p>
        </>
      )}
    </li>
  );
}
