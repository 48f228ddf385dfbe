import type { MessageDocument } from '@savet/contract/documents';
import { memo } from 'react';
import { useChatText } from '../use-chat-text.ts';
import styles from './messages.module.css';

/** A question: a quiet block at the right. */
export const Question = memo(function Question({ message }: { message: MessageDocument }) {
  const text = useChatText();
  return (
    <article
      className={styles.question}
      aria-label={text.you}
      data-testid="message"
      data-sender="user"
      data-status={message.status}
      data-message-id={message.messageId}
    >
      <p className={styles.questionText}>{message.text}</p>
    </article>
  );
});
