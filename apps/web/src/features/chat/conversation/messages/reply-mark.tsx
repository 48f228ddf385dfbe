import type { MessageDocument } from '@savet/contract/documents';
import { useText } from '#lib/language/use-text.ts';
import { replyMark } from './mark.rules.ts';
import styles from './messages.module.css';

/** The note on a failed or stopped reply. */
export function ReplyMark({ message }: { message: MessageDocument }) {
  const mark = replyMark(useText(), message);
  if (mark === '') return null;
  return <p className={message.status === 'failed' ? styles.failure : styles.mark}>{mark}</p>;
}
