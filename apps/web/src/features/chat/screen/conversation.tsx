import { useEffect, useState } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { hasChat } from '../../../lib/documents/state.ts';
import { Composer } from '../composer/composer.tsx';
import { focusQuestion, returnToQuestion } from '../composer/focus-question.ts';
import { useDraft, useResponseStyle } from '../composer/use-kept-text.ts';
import { beingDeleted } from '../menu/being-deleted.ts';
import { MessageList } from '../messages/lazy-message-list.ts';
import { BrandHubPicker } from '../picker/brand-hub-picker.tsx';
import { QueryBanner } from '../quota/query-banner.tsx';
import { UsageLine } from '../quota/usage-line.tsx';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { ChatNotFound } from './chat-not-found.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ConversationView } from './conversation-view.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './screen.module.css';
import { useConversation } from './use-conversation.ts';
import { useShownChat } from './use-shown-chat.ts';

/** A chat with its composer; without an id, one that begins with the first question. */
export function Conversation(props: { chatId: string | undefined }) {
  const { uid, isViewOnly, documents } = useDocuments();
  const { shownId: chatId, begin } = useShownChat(props.chatId);
  const { texts } = useChatSending();
  const [draft, setDraft] = useDraft(texts, uid, chatId);
  const [style, setStyle] = useResponseStyle(texts, uid);
  const conversation = useConversation(chatId, style, begin);
  const [starter, setStarter] = useState('');
  const { user } = conversation;

  useEffect(() => {
    if (chatId === undefined) returnToQuestion();
  }, [chatId]);

  useEffect(
    () => () => {
      if (chatId && !hasChat(documents.store.state(), chatId)) beingDeleted.delete(chatId);
    },
    [chatId, documents],
  );

  if (conversation.isMissing) return <ChatNotFound />;
  return (
    <>
      <ConversationView
        key={chatId ?? 'new'}
        chatId={chatId}
        conversation={conversation}
        onStarter={(question) => {
          // What somebody wrote themselves stays.
          const isOwn = draft.trim() !== '' && draft !== starter;
          setDraft(isOwn ? `${draft}\n\n${question}` : question);
          setStarter(question);
          focusQuestion();
        }}
      />
      <div className={styles.bottom}>
        <div>
          <ConnectionNotice />
          <RefusalNotice chatId={chatId} />
          {user && <QueryBanner user={user} />}
          <Composer
            draft={draft}
            style={style}
            isBusy={conversation.isBusy}
            isBlocked={conversation.isBlocked}
            isViewOnly={isViewOnly}
            isStopping={conversation.isStopping}
            onStop={conversation.onStop}
            choices={user?.isAdmin && !isViewOnly && <BrandHubPicker />}
            foot={user && <UsageLine user={user} />}
            onDraft={(text) => {
              setDraft(text);
              // There before the first question is.
              void MessageList.ahead();
            }}
            onStyle={setStyle}
            onSend={(question) => {
              if (conversation.ask(question.trim().toWellFormed())) setDraft('');
            }}
          />
        </div>
      </div>
    </>
  );
}
