import type { QueryEntry } from '@savet/contract/documents';
import { formatMoment } from '@savet/i18n/formats';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useText } from '../../lib/language/use-text.ts';
import styles from './quota.module.css';

/** One query: what it was for, and whether it was charged. */
export function LedgerRow({ entry }: { entry: QueryEntry }) {
  const { locale } = useLanguage();
  const { quota } = useText();
  const name = entry.question ?? quota.purposes[entry.purpose];
  const state = quota.states[entry.state];
  const reason = entry.reason === null ? null : quota.reasons[entry.reason];
  return (
    <li className={styles.entry} data-state={entry.state}>
      <span className={styles.question}>
        {entry.chatId === null || entry.question === null ? (
          name
        ) : (
          <Link to={`/chat/${entry.chatId}`}>{name}</Link>
        )}
      </span>
      <span className={styles.state}>{reason === null ? state : `${state}: ${reason}`}</span>
      <time className={styles.moment} dateTime={entry.createdAt}>
        {formatMoment(locale, entry.createdAt)}
        {!entry.current && ` · ${quota.earlier}`}
      </time>
    </li>
  );
}
