import { formatDateTime, formatDuration, formatTime } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { lookedAt } from './looked-at.rules.ts';
import type { Viewing } from './read-viewings.ts';
import { consentText } from './record-rows.rules.ts';
import styles from './viewings.module.css';

const MINUTE_MS = 60_000;

/** An entry of the record: who, when, why, and what was opened. */
export function ViewingEntry({ entry }: { entry: Viewing }) {
  const { locale } = useLanguage();
  const { viewing } = useSecurityText();
  const { kind, email, startedAt, endedAt, expiresAt, reason, reads } = entry;
  const isAccount = kind === 'account';
  const things = lookedAt(reads).map((thing) => viewing.things[thing]);
  const consent = consentText(viewing, entry);

  function duration() {
    if (endedAt === null) return viewing.now(formatTime(locale, expiresAt));
    const length = Date.parse(endedAt) - Date.parse(startedAt);
    return length < MINUTE_MS ? viewing.lessThanMinute : formatDuration(locale, length);
  }

  return (
    <li className={styles.entry} data-open={isAccount && endedAt === null}>
      <p className={styles.viewer}>{email === '' ? viewing.someone : email}</p>
      <p className={styles.period}>
        <time dateTime={startedAt}>{formatDateTime(locale, startedAt)}</time>
        {isAccount && <span>{duration()}</span>}
      </p>
      {kind === 'brandHub' && <p>{viewing.usedBrandHub}</p>}
      {kind === 'request' && <p>{viewing.asked}</p>}
      {consent !== '' && <p>{consent}</p>}
      {kind !== 'brandHub' && (
        <p>{reason === null || reason === '' ? viewing.noReason : viewing.reason(reason)}</p>
      )}
      {isAccount && (
        <p>{things.length === 0 ? viewing.nothingOpened : viewing.opened(things.join(', '))}</p>
      )}
    </li>
  );
}
