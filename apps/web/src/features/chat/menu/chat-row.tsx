import type { ChatDocument } from '@savet/contract/documents';
import { shownTitle } from '@savet/i18n/shown-title';
import { memo } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import type { OpenedDialog } from '../dialogs/opened-dialog.ts';
import { useChatText } from '../use-chat-text.ts';
import { type ChatChoice, ChatMenu } from './chat-menu.tsx';
import styles from './menu.module.css';
import { useChatActions } from './use-chat-actions.ts';

interface ChatRowProps {
  readonly chat: ChatDocument;
  readonly isCurrent: boolean;
  onChoose(): void;
  onDialog(dialog: OpenedDialog): void;
}

/** One chat of the list, with what can be done with it. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, isCurrent, onChoose, onDialog } = props;
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const title = shownTitle(chat.title, text);
  const { remove, download } = useChatActions(chat, title);
  return (
    <li className={styles.row} data-current={isCurrent}>
      <Link
        to={`/chat/${chat.chatId}`}
        aria-current={isCurrent ? 'page' : undefined}
        title={title}
        onClick={onChoose}
      >
        {title}
      </Link>
      {!isViewOnly && <ChatMenu title={title} onChoose={choose} />}
    </li>
  );

  function choose(choice: ChatChoice) {
    if (choice === 'delete') remove();
    else if (choice === 'download') download();
    else onDialog({ kind: choice, chatId: chat.chatId, title });
  }
});
