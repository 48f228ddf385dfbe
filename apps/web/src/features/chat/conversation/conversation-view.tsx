import type { UserDocument } from '@savet/contract/documents';
import { Suspense, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SettingsIcon } from '#ui/icons/icons.tsx';
import { useLinkedMessage } from '../sidebar/search/use-linked-message.ts';
import { useChatText } from '../use-chat-text.ts';
import { FirstQuestions, MessagesSkeleton } from './before-messages.tsx';
import { useMessageWindow } from './messages/use-message-window.ts';
import styles from './screen.module.css';
import { ScrollButton } from './scroll/scroll-button.tsx';
import { useFollowEnd } from './scroll/use-follow-end.ts';
import { Start } from './start/start.tsx';
import { useGreeting } from './start/use-greeting.ts';
import { useChatTitle } from './use-chat-title.ts';
import type { ConversationState } from './use-conversation.ts';

/** Loaded late: markdown weighs as much as the rest of the chat, and an empty chat needs none. */
export const MessageList = lazyComponent(
  async () => (await import('./messages/message-list.tsx')).MessageList,
);

interface ConversationViewProps {
  readonly chatId: string | undefined;
  readonly conversation: ConversationState;
}

/** The messages, or a greeting if there are none. */
export function ConversationView({ chatId, conversation }: ConversationViewProps) {
  const text = useChatText();
  const title = useChatTitle(chatId);
  const { documents } = useDocuments();
  const { user, messages, pending, sending, hasNothing, isEmpty, isLoading } = conversation;
  const shown = useMessageWindow(messages.list);
  const { drawn, earlier, hasAfter, toEnd: windowToEnd } = shown;
  const { view, content, isFar, toEnd, stay } = useFollowEnd(
    drawn[0]?.messageId,
    drawn.at(-1)?.messageId,
    hasNothing,
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
    <div className={styles.conversation} data-empty={isEmpty}>
      <div ref={view} className={styles.scroll}>
        <div ref={content} className={styles.content}>
          {!isEmpty && <h1 className="visually-hidden">{title}</h1>}
          {user && <TopBar user={user} isEmpty={isEmpty} />}
          {isEmpty && <Start user={user} />}
          {isLoading && <MessagesSkeleton label={text.loading} />}
          {messages.load === 'failed' && !messages.loaded && chatId !== undefined && (
            <div className={styles.failed} role="alert">
              <p>{text.loadFailed}</p>
              <Button onClick={() => void documents.loadMessages(chatId)}>{text.loadAgain}</Button>
            </div>
          )}
          {!isEmpty && chatId !== undefined && (
            <Suspense
              fallback={<FirstQuestions messages={drawn} pending={pending} sending={sending} />}
            >
              <MessageList
                chatId={chatId}
                messages={drawn}
                pending={pending}
                hasEarlier={messages.more || shown.hasBefore}
                earlierLoad={messages.load}
                hasLater={hasAfter}
                onRetryReply={conversation.onRetryReply}
                onAskAgain={conversation.onAskAgain}
                onEdit={conversation.onEdit}
                onChoose={conversation.onChoose}
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
    </div>
  );
}

/** A small greeting above a conversation (an empty chat has a large one), and the settings button. */
function TopBar({ user, isEmpty }: { user: UserDocument; isEmpty: boolean }) {
  const text = useChatText();
  const greeting = useGreeting(user.firstName);
  const navigate = useNavigate();
  return (
    <div className={styles.topBar} data-print="none">
      {!isEmpty && <p>{greeting}</p>}
      <IconButton label={text.settings} onClick={() => void navigate('/profile')}>
        <SettingsIcon />
      </IconButton>
    </div>
  );
}
