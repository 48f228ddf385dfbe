import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useMessages } from '#data/documents/hooks.ts';
import { hasChat } from '#data/documents/store/state.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { usePageTitle } from '#ui/page/page.tsx';
import { Composer } from '../composer/composer.tsx';
import { focusQuestion, returnToQuestion } from '../composer/focus-question.ts';
import { PickerPlaceholder } from '../composer/picker-placeholder.tsx';
import { QueryBanner } from '../composer/query-banner.tsx';
import { UsageLine } from '../composer/usage-line.tsx';
import { useDraft, useResponseStyle } from '../composer/use-composer-state.ts';
import { useChatSending, useOutbox } from '../sending/use-chat-sending.ts';
import { beingDeleted } from '../sidebar/list/being-deleted.ts';
import { useChatText } from '../use-chat-text.ts';
import { ContactLink } from './contact-link.tsx';
import { ConversationView, MessageList } from './conversation-view.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './screen.module.css';
import { Ideas } from './start/ideas.tsx';
import { useConversation } from './use-conversation.ts';

/** Loaded late: only staff have it. */
const BrandHubPicker = lazyComponent(
  async () => (await import('../composer/brand-hub-picker.tsx')).BrandHubPicker,
);

/** A shorter connection loss shows no notice, in milliseconds. */
const PATIENCE_MS = 4_000;

/** A chat with its composer. Without an id, the first question creates the chat. */
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

  function write(text: string) {
    setDraft(text);
    // Preloads the message list before the first question is sent.
    void MessageList.preload();
  }

  function choose(question: string) {
    // Text that the user wrote stays.
    const isOwn = draft.trim() !== '' && draft !== starter;
    write(isOwn ? `${draft}\n\n${question}` : question);
    setStarter(question);
    focusQuestion();
  }

  const contact = <ContactLink place="content" />;
  return (
    <>
      <ConversationView key={chatId ?? 'new'} chatId={chatId} conversation={conversation} />
      <div className={styles.footer}>
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
            isCompact={!conversation.isEmpty}
            isStopping={conversation.isStopping}
            onStop={conversation.onStop}
            choices={
              user?.isAdmin &&
              !isViewOnly && (
                <Suspense fallback={<PickerPlaceholder />}>
                  <BrandHubPicker />
                </Suspense>
              )
            }
            foot={user && <UsageLine user={user} />}
            onDraft={write}
            onStyle={setStyle}
            onSend={(question) => {
              if (conversation.ask(question.trim().toWellFormed())) setDraft('');
            }}
          />
          {!conversation.isEmpty && contact}
        </div>
      </div>
      {conversation.isEmpty && (
        <div className={styles.belowComposer}>
          <div>
            {user && (
              // They only fill the field, in which a user without queries writes too.
              <Ideas user={user} isDisabled={isViewOnly} onChoose={choose} />
            )}
            {contact}
          </div>
        </div>
      )}
      <ContactLink place="margin" />
    </>
  );
}

function ChatNotFound() {
  const text = useChatText();
  const navigate = useNavigate();
  usePageTitle(text.notFound);
  return (
    <div className={styles.notFound}>
      <h1>{text.notFound}</h1>
      <p>{text.notFoundText}</p>
      <Button kind="primary" onClick={() => void navigate('/chat')}>
        {text.newChat}
      </Button>
    </div>
  );
}

/** Warns that the content may be stale when the connection stays lost. */
function ConnectionNotice() {
  const text = useChatText();
  const { liveStatus } = useDocuments();
  const isAway = liveStatus === 'waiting' || liveStatus === 'connecting';
  return isAway ? <LaterNotice text={text.reconnecting} /> : null;
}

function LaterNotice({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <output className={styles.connection}>{isShown && text}</output>;
}

/**
 * The chat to show. A new chat appears at once, before the address changes, so that typed text belongs to it.
 * @param chatId id in the address
 */
function useShownChat(chatId: string | undefined) {
  const { key } = useLocation();
  const [begun, setBegun] = useState<{ chatId: string; from: string }>();
  // Going back to the start address starts another chat.
  if (begun && begun.from !== key) setBegun(undefined);
  const begunHere = begun?.from === key ? begun.chatId : undefined;
  const isWaiting = useOutbox(begunHere).length > 0;
  const isStored = useMessages(begunHere).list.length > 0;
  return {
    shownId: chatId ?? (isWaiting || isStored ? begunHere : undefined),
    begin: (begunId: string) => setBegun({ chatId: begunId, from: key }),
  };
}
