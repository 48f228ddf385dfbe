import type { MessageDocument } from '@savet/contract/documents';
import { memo } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useRunningText } from '#data/documents/hooks.ts';
import { Markdown } from '../../markdown/markdown.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { ReplyGaps } from '../gaps/reply-gaps.tsx';
import { hasAnswer } from './mark.rules.ts';
import styles from './messages.module.css';
import { ReplyReceipt } from './receipt/reply-receipt.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyOffer } from './reply-offer.tsx';
import { ReplyTrouble } from './reply-trouble.tsx';
import { Waiting } from './waiting.tsx';

interface ReplyProps {
  readonly message: MessageDocument;
  /** The last one has the fields that it lacked below it. */
  readonly isLast: boolean;
  /** Absent while retrying is not allowed. */
  readonly onRetry: ((reply: MessageDocument) => void) | undefined;
  /** Absent while asking is not allowed. */
  readonly onAskAgain: ((reply: MessageDocument) => void) | undefined;
  /** The question that the reply is to. */
  readonly question: string;
  /** Absent while asking is not allowed, and for all but the last reply. */
  readonly onChoose: ((choice: string) => void) | undefined;
}

/** An answer. Its text grows while it streams. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { message, isLast, onRetry, onAskAgain } = props;
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const running = useRunningText(message);
  const isAnswering = message.status === 'answering';
  const answer = isAnswering ? (running ?? message.text) : message.text;
  const hasText = hasAnswer(message, answer);
  return (
    <article
      className={styles.reply}
      aria-label={message.source ?? text.consultant}
      aria-busy={isAnswering}
      data-testid="message"
      data-sender="assistant"
      data-status={message.status}
      data-message-id={message.messageId}
    >
      {hasText && <Markdown text={answer} />}
      {isAnswering && answer === '' && <Waiting notice={message.notice} />}
      <ReplyTrouble message={message} onRetry={onRetry} />
      {message.offer && !isViewOnly && (
        <ReplyOffer offer={message.offer} question={props.question} onChoose={props.onChoose} />
      )}
      <footer className={styles.replyFooter}>
        {!isAnswering && hasText && (
          <>
            {message.source && (
              <p className={styles.leftOut}>{text.importedFrom(message.source)}</p>
            )}
            <ReplyReceipt
              receipt={message.receipt}
              onAskAgain={onAskAgain && (() => onAskAgain(message))}
            />
            {isLast && message.receipt?.missing && !isViewOnly && (
              <ReplyGaps receipt={message.receipt} answer={answer} />
            )}
            <ReplyActions message={message} question={props.question} onAskAgain={onAskAgain} />
          </>
        )}
      </footer>
    </article>
  );
});
