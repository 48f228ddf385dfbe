import { Suspense, useCallback, useEffect } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageList } from '../messages/lazy-message-list.ts';
import { PendingQuestion } from '../messages/pending-question.tsx';
import { useMessageWindow } from '../messages/use-message-window.ts';
import { ScrollButton } from '../scroll/scroll-button.tsx';
import { useFollowEnd } from '../scroll/use-follow-end.ts';
import { useLinkedMessage } from '../search/use-linked-message.ts';
import { Start } from '../start/start.tsx';
import { useChatText } from '../use-chat-text.ts';
import { ContactButton } from './contact-button.tsx';
import styles from './screen.module.css';
import { TopBar } from './top-bar.tsx';
import { useChatTitle } from './use-chat-title.ts';
import type { ConversationState } from './use-conversation.ts';

interface ConversationViewProps {
  readonly chatId: string | undefined;
  readonly conversation: ConversationState;
  onStarter(question: string): void;
}

/** What is read: the messages, or a start when there are none. */
export function ConversationView({ chatId, conversation, onStarter }: ConversationViewProps) {
  const text = useChatText();
  const title = useChatTitle(chatId);
  const { documents } = useDocuments();
  const { user, messages, pending, sending, isEmpty, isLoading } = conversation;
  const shown = useMessageWindow(messages.list);
  const { drawn, earlier, hasAfter, toEnd: windowToEnd } = shown;
  const { view, content, isFar, toEnd, stay } = useFollowEnd(
    drawn[0]?.messageId,
    drawn.at(-1)?.messageId,
    isEmpty,
  );
  const toLatest = useCallback(() => {
    windowToEnd();
    toEnd();
  }, [windowToEnd, toEnd]);
  useLinkedMessage(chatId, messages, view, shown.show, stay);
  const lastPending = pending.at(-1)?.item.messageId;
  useEffect(() => {
    if (lastPending !== undefined) toLatest();
  }, [lastPending, toLatest]);

  return (
    <div className={styles.pane}>
      <div ref={view} className={styles.scroll}>
        <div ref={content} className={styles.content}>
          {!isEmpty && <h1 className="visually-hidden">{title}</h1>}
          {user && <TopBar user={user} isEmpty={isEmpty} />}
          {user && isEmpty && <Start user={user} onChoose={onStarter} />}
          {isLoading && <MessagesSkeleton label={text.loading} />}
          {messages.load === 'failed' && !messages.loaded && chatId !== undefined && (
            <div className={styles.failed} role="alert">
              <p>{text.loadFailed}</p>
              <Button onClick={() => void documents.loadMessages(chatId)}>{text.loadAgain}</Button>
            </div>
          )}
          {!isEmpty && chatId !== undefined && (
            <Suspense fallback={<PendingQuestions pending={pending} sending={sending} />}>
              <MessageList
                messages={drawn}
                pending={pending}
                hasEarlier={messages.more || shown.hasBefore}
                earlierLoad={messages.load}
                hasLater={hasAfter}
                onRetryReply={conversation.onRetryReply}
                onAskAgain={conversation.onAskAgain}
                onEarlier={() => {
                  if (!earlier()) void documents.loadEarlierMessages(chatId);
                }}
                onLater={() => {
                  stay();
                  shown.later();
                }}
                onRetrySend={sending.outbox.retry}
                onDiscard={sending.outbox.discard}
              />
            </Suspense>
          )}
        </div>
      </div>
      {(isFar || hasAfter) && !isEmpty && <ScrollButton onClick={toLatest} />}
      <ContactButton />
    </div>
  );
}

/** What can be shown of a conversation before its list is there. */
function PendingQuestions({ pending, sending }: Pick<ConversationState, 'pending' | 'sending'>) {
  return (
    <section className={styles.pending}>
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

function MessagesSkeleton({ label }: { label: string }) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      <span />
      <span />
      <span />
      <span />
    </output>
  );
}
