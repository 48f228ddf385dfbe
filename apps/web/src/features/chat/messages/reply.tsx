import type { MessageDocument } from '@savet/contract/documents';
import { memo } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useRunningText } from '../../../lib/documents/hooks.ts';
import { ReplyGaps } from '../gaps/reply-gaps.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { useChatText } from '../use-chat-text.ts';
import { LoadingDots } from './loading-dots.tsx';
import { hasAnswer } from './mark.rules.ts';
import styles from './messages.module.css';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyMark } from './reply-mark.tsx';
import { ReplyReceipt } from './reply-receipt.tsx';

interface ReplyProps {
  readonly message: MessageDocument;
  /** Absent when the reply cannot be tried again now. */
  readonly onRetry: ((reply: MessageDocument) => void) | undefined;
  /** Absent while nothing can be asked. */
  readonly onAskAgain: ((reply: MessageDocument) => void) | undefined;
}

/** An answer: plain page text, which grows while it is being written. */
export const Reply = memo(function Reply({ message, onRetry, onAskAgain }: ReplyProps) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const running = useRunningText(message);
  const isAnswering = message.status === 'answering';
  const answer = isAnswering ? (running ?? message.text) : message.text;
  const hasText = hasAnswer(message, answer);
  return (
    <article
      className={styles.reply}
      aria-label={text.consultant}
      aria-busy={isAnswering}
      data-testid="message"
      data-sender="assistant"
      data-status={message.status}
      data-message-id={message.messageId}
    >
      {hasText && <Markdown text={answer} />}
      {isAnswering && answer === '' && <LoadingDots label={text.answering} />}
      <ReplyMark message={message} />
      <footer className={styles.replyFoot}>
        {!isAnswering && (
          <>
            <ReplyActions message={message} hasText={hasText} onRetry={onRetry} />
            {hasText && (
              <ReplyReceipt
                receipt={message.receipt}
                onAskAgain={onAskAgain && (() => onAskAgain(message))}
              />
            )}
            {hasText && message.receipt?.missing && !isViewOnly && (
              <ReplyGaps receipt={message.receipt} />
            )}
          </>
        )}
      </footer>
    </article>
  );
});
