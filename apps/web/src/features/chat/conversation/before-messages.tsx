import type { MessageDocument } from '@savet/contract/documents';
import { useChatText } from '../use-chat-text.ts';
import messageStyles from './messages/messages.module.css';
import { PendingQuestion } from './messages/pending-question.tsx';
import styles from './screen.module.css';
import type { ConversationState } from './use-conversation.ts';

/** A question and the beginning of its answer. */
const FIRST_MESSAGES = 2;

/** Shown while the message list loads: the questions of a chat that has just begun, whether they have arrived or not. */
export function FirstQuestions({
  messages,
  pending,
  sending,
}: Pick<ConversationState, 'pending' | 'sending'> & { messages: readonly MessageDocument[] }) {
  const text = useChatText();
  if (messages.length > FIRST_MESSAGES) return <MessagesSkeleton label={text.loading} />;
  return (
    <section className={styles.pending}>
      {messages
        .filter(({ sender }) => sender === 'user')
        .map(({ messageId, text: question }) => (
          <article
            key={messageId}
            className={messageStyles.question}
            aria-label={text.you}
            data-testid="message"
            data-sender="user"
            data-message-id={messageId}
          >
            <p className={messageStyles.questionText}>{question}</p>
          </article>
        ))}
      {pending.map((entry) => (
        <PendingQuestion
          key={entry.item.messageId}
          entry={entry}
          onRetry={sending.outbox.retry}
          onDiscard={sending.outbox.discard}
        />
      ))}
    </section>
  );
}

/** Takes the place of messages that are being loaded. */
export function MessagesSkeleton({ label }: { label: string }) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      <span />
      <span />
      <span />
      <span />
    </output>
  );
}
