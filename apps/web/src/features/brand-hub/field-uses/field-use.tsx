import type { FieldUse as Use } from '@savet/contract/calls/brand-hub';
import { Link } from 'react-router';
import { useSheetText } from '#lib/language/use-text.ts';
import styles from './field-use.module.css';

/** In how many answers a field was used, with a link to the chat of the latest one, and what it changed there. */
export function FieldUse({ use: { answers, latest } }: { use: Use }) {
  const { usedIn } = useSheetText();
  return (
    <div className={styles.use} data-print="none">
      <p>
        {usedIn(answers)} <Link to={`/chat/${latest.chatId}`}>{latest.chatTitle}</Link>
      </p>
      {latest.quote !== null && <q>{latest.quote}</q>}
    </div>
  );
}
