import type { FieldUse as Use } from '@savet/contract/calls/brand-hub';
import { Link } from 'react-router';
import { useSheetText } from '#lib/language/use-text.ts';
import styles from './field-use.module.css';

/** In how many answers a field was used, with a link to the chat of the latest one. */
export function FieldUse({ use: { answers, latest } }: { use: Use }) {
  const { usedIn } = useSheetText();
  return (
    <p className={styles.use} data-print="none">
      {usedIn(answers)} <Link to={`/chat/${latest.chatId}`}>{latest.chatTitle}</Link>
    </p>
  );
}
