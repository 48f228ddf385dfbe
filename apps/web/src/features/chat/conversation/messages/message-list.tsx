import type { MessageDocument } from '@savet/contract/documents';
import { WELCOME_CHAT_ID } from '@savet/contract/limits';
import { Fragment, useCallback, useMemo } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import type { LoadState } from '#data/documents/store/state.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { type CopyOutcome, CopyOutcomes } from '../../markdown/copy-button.tsx';
import type { OutboxEntry } from '../../sending/question-outbox.ts';
import { useChatText } from '../../use-chat-text.ts';
import { savableFields } from '../gaps/gaps.rules.ts';
import { SaveAsField } from '../gaps/save-as-field.tsx';
import { Announcer } from './announcer.tsx';
import { memoryStart } from './context-cutoff.rules.ts';
import styles from './messages.module.css';
import { PendingQuestion } from './pending-question.tsx';
import { Question } from './question/question.tsx';
import { Reply } from './reply.tsx';
import { Welcome } from './welcome/welcome.tsx';

interface MessageListProps {
  readonly chatId: string;
  readonly messages: readonly MessageDocument[];
  readonly pending: readonly OutboxEntry[];
  readonly hasEarlier: boolean;
  /** State of loading earlier messages. */
  readonly earlierLoad: LoadState | undefined;
  /** Whether later messages exist. */
  readonly hasLater: boolean;
  /** Absent while retrying is not allowed. */
  readonly onRetryReply: ((reply: MessageDocument) => void) | undefined;
  readonly onAskAgain: ((reply: MessageDocument) => void) | undefined;
  readonly onEdit: ((question: MessageDocument, text: string) => void) | undefined;
  readonly onChoose: ((choice: string) => void) | undefined;
  onEarlier(): void;
  onLater(): void;
  onRetrySend(messageId: string): void;
  onDiscard(messageId: string): void;
}

/** The messages of a chat, followed by the pending questions. */
export function MessageList(props: MessageListProps) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const user = useUser();
  const toasts = useToasts();
  const { messages } = props;
  const cutoffId = useMemo(
    () => (props.hasLater ? null : memoryStart(messages, props.hasEarlier)),
    [messages, props.hasEarlier, props.hasLater],
  );
  const stored = useMemo(() => new Set(messages.map((message) => message.messageId)), [messages]);
  const onCopy = useCallback(
    (outcome: CopyOutcome) => {
      if (outcome === 'refused') toasts.show({ text: text.actionFailed });
    },
    [toasts, text],
  );
  return (
    <section className={styles.list} aria-label={text.conversation}>
      {(props.hasEarlier || props.hasLater) && (
        <p className={styles.printedPart}>{text.printedPart}</p>
      )}
      {props.hasEarlier && (
        <Button kind="quiet" busy={props.earlierLoad === 'loading'} onClick={props.onEarlier}>
          {text.olderMessages}
        </Button>
      )}
      {props.hasEarlier && props.earlierLoad === 'failed' && (
        <p className={styles.failure} role="alert">
          {text.loadFailed}
        </p>
      )}
      {props.chatId === WELCOME_CHAT_ID && !props.hasEarlier && user && <Welcome user={user} />}
      <CopyOutcomes onOutcome={onCopy}>
        {messages.map((message, index) => {
          const cutoff = message.messageId === cutoffId && <ContextCutoff />;
          if (message.sender === 'assistant') {
            const isLast = index === messages.length - 1;
            return (
              <Fragment key={message.messageId}>
                {cutoff}
                <Reply
                  message={message}
                  isLast={isLast}
                  onRetry={props.onRetryReply}
                  onAskAgain={props.onAskAgain}
                  question={messages[index - 1]?.text ?? ''}
                  onChoose={isLast ? props.onChoose : undefined}
                />
              </Fragment>
            );
          }
          const savable = user && !isViewOnly ? savableFields(messages, index, user) : [];
          return (
            <Fragment key={message.messageId}>
              {cutoff}
              <Question message={message} onEdit={props.onEdit} />
              {user && savable.length > 0 && (
                <SaveAsField fields={savable} user={user} text={message.text} />
              )}
            </Fragment>
          );
        })}
      </CopyOutcomes>
      {props.hasLater && (
        <p className={styles.laterMessages}>
          <Button kind="quiet" onClick={props.onLater}>
            {text.laterMessages}
          </Button>
        </p>
      )}
      {props.pending
        .filter((entry) => !stored.has(entry.item.messageId))
        .map((entry) => (
          <PendingQuestion
            key={entry.item.messageId}
            entry={entry}
            onRetry={props.onRetrySend}
            onDiscard={props.onDiscard}
          />
        ))}
      <Announcer messages={messages} />
    </section>
  );
}

/** The exchanges above are no longer sent to the model as a whole. */
function ContextCutoff() {
  return <p className={styles.contextCutoff}>{useChatText().contextCutoff}</p>;
}
