import { formatDateTime } from '@savet/i18n/formats';
import { shownTitle } from '@savet/i18n/shown-title';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats } from '#data/documents/hooks.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { projectTexts } from '../../projects/project-texts.ts';
import styles from '../../projects/projects.module.css';
import { useChatPages } from '../../projects/use-chat-pages.ts';
import { useChatText } from '../../use-chat-text.ts';

/** The archived chats, to open or to take back into the list. */
export function ArchiveDialog({ onClose }: { onClose(): void }) {
  const chatText = useChatText();
  const text = useLateTexts(projectTexts);
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { isViewOnly, documents } = useDocuments();
  const chats = useChats().chats.filter(({ archived }) => archived);
  const { state, more, readFirst, readMore } = useChatPages({ archived: true });
  const [error, setError] = useState<unknown>();

  async function unarchive(chatId: string) {
    setError(undefined);
    try {
      const { chat } = await call('updateChat', { chatId, archived: false });
      documents.store.dispatch({ type: 'chatRead', chat });
    } catch (refusal) {
      setError(refusal);
    }
  }

  return (
    <Dialog title={chatText.archivedChats} onClose={onClose}>
      <p>{text.archiveHint}</p>
      <output className={styles.status}>
        {state === 'loading' && chats.length === 0 && chatText.loading}
        {state === 'loaded' && chats.length === 0 && text.archiveEmpty}
      </output>
      {error !== undefined && <p role="alert">{errorText(error)}</p>}
      <ul className={styles.list}>
        {chats.map((chat) => {
          const title = shownTitle(chat.title, chatText);
          return (
            <li key={chat.chatId}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => {
                  onClose();
                  void navigate(`/chat/${chat.chatId}`);
                }}
              >
                <span>{title}</span>
                <small>{formatDateTime(locale, chat.createdAt)}</small>
              </button>
              {!isViewOnly && (
                <Button
                  kind="quiet"
                  label={text.unarchiveChat(title)}
                  onClick={() => void unarchive(chat.chatId)}
                >
                  {text.unarchive}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Actions>
        {state === 'failed' && <Button onClick={readFirst}>{chatText.loadAgain}</Button>}
        {more && (
          <Button busy={state === 'loading'} onClick={readMore}>
            {chatText.olderChats}
          </Button>
        )}
        <Button onClick={onClose}>{chatText.close}</Button>
      </Actions>
    </Dialog>
  );
}
