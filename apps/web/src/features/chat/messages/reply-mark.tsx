import type { MessageDocument } from '@savet/contract/documents';
import { useText } from '../../../lib/language/use-text.ts';
import styles from './messages.module.css';
import { failureOf } from './stored-error.rules.ts';

/** Says of a reply that did not end well what became of it. */
export function ReplyMark({ message, hasText }: { message: MessageDocument; hasText: boolean }) {
  const { chat: text, errors } = useText();
  if (message.status === 'stopped') {
    return <p className={styles.mark}>{hasText ? text.stoppedMark : text.stoppedEmptyMark}</p>;
  }
  if (message.status !== 'failed') return null;
  return (
    <p className={styles.failure}>
      {hasText && `${text.partialMark} `}
      {errors.byReply[failureOf(message)]}
    </p>
  );
}
