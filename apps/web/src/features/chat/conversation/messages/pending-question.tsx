import { Button } from '#ui/controls/button.tsx';
import { returnToQuestion } from '../../composer/focus-question.ts';
import type { OutboxEntry } from '../../sending/question-outbox.ts';
import { useChatText } from '../../use-chat-text.ts';
import styles from './messages.module.css';

interface PendingQuestionProps {
  readonly entry: OutboxEntry;
  onRetry(chatId: string): void;
  onDiscard(messageId: string): void;
}

/** A question that has not arrived live yet, with its state. */
export function PendingQuestion({ entry, onRetry, onDiscard }: PendingQuestionProps) {
  const text = useChatText();
  const { chatId, messageId, query } = entry.item;
  const isUnsent = entry.state === 'unsent';
  return (
    <article
      className={styles.question}
      aria-label={text.you}
      data-testid="message"
      data-sender="user"
      data-status={isUnsent ? 'unsent' : 'pending'}
      data-message-id={messageId}
    >
      <p className={styles.questionText}>{query}</p>
      <output className={styles.questionMark}>
        {isUnsent ? text.unsentMark : text.pendingMark}
      </output>
      {isUnsent && (
        <p className={styles.questionActions}>
          <Button
            kind="quiet"
            onClick={() => {
              onDiscard(messageId);
              returnToQuestion();
            }}
          >
            {text.discard}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              onRetry(chatId);
              returnToQuestion();
            }}
          >
            {text.retry}
          </Button>
        </p>
      )}
    </article>
  );
}
