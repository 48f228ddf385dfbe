import type { MessageDocument } from '@savet/contract/documents';
import { Fragment, useCallback, useMemo } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import type { LoadState } from '../../../lib/documents/state.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toasts/toasts-context.ts';
import { replyBefore } from '../gaps/gaps.rules.ts';
import { SaveAsField } from '../gaps/save-as-field.tsx';
import type { OutboxEntry } from '../sending/outbox.ts';
import { useChatText } from '../use-chat-text.ts';
import { Announcer } from './announcer.tsx';
import type { CopyOutcome } from './copy-context.ts';
import { CopyOutcomes } from './copy-outcomes.tsx';
import { memoryStart } from './memory.rules.ts';
import { MemoryLine } from './memory-line.tsx';
import styles from './messages.module.css';
import { PendingQuestion } from './pending-question.tsx';
import { Question } from './question.tsx';
import { Reply } from './reply.tsx';

interface MessageListProps {
  readonly messages: readonly MessageDocument[];
  readonly pending: readonly OutboxEntry[];
  readonly hasEarlier: boolean;
  /** How the reading of earlier ones fares. */
  readonly earlierLoad: LoadState | undefined;
  /** Whether there are later ones than these. */
  readonly hasLater: boolean;
  /** Absent while nothing can be tried again. */
  readonly onRetryReply: ((reply: MessageDocument) => void) | undefined;
  readonly onAskAgain: ((reply: MessageDocument) => void) | undefined;
  onEarlier(): void;
  onLater(): void;
  onRetrySend(messageId: string): void;
  onDiscard(messageId: string): void;
}

/** A chat's messages in their order, and below them the questions that are still on their way. */
export function MessageList(props: MessageListProps) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const toasts = useToasts();
  const { messages } = props;
  const memory = useMemo(
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
      <CopyOutcomes onOutcome={onCopy}>
        {messages.map((message, place) => {
          const line = message.messageId === memory && <MemoryLine />;
          if (message.sender === 'assistant') {
            return (
              <Fragment key={message.messageId}>
                {line}
                <Reply
                  message={message}
                  onRetry={props.onRetryReply}
                  onAskAgain={props.onAskAgain}
                />
              </Fragment>
            );
          }
          const lacking = replyBefore(messages, place)?.receipt;
          return (
            <Fragment key={message.messageId}>
              {line}
              <Question message={message} />
              {lacking && !isViewOnly && <SaveAsField receipt={lacking} text={message.text} />}
            </Fragment>
          );
        })}
      </CopyOutcomes>
      {props.hasLater && (
        <p className={styles.later}>
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
