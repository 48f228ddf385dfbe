import type { ChatDocument } from '@savet/contract/documents';
import { shownTitle } from '@savet/i18n/shown-title';
import { memo } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { MoreIcon } from '#ui/icons/icons.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useChatText } from '../use-chat-text.ts';
import type { OpenedDialog } from './dialogs/chat-dialogs.tsx';
import styles from './menu.module.css';
import { useChatActions } from './use-chat-actions.ts';

interface ChatRowProps {
  readonly chat: ChatDocument;
  readonly isCurrent: boolean;
  onChoose(): void;
  onDialog(dialog: OpenedDialog): void;
}

/** A chat in the list, with its menu. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, isCurrent, onChoose, onDialog } = props;
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const title = shownTitle(chat.title, text);
  const { remove } = useChatActions(chat, title);
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
    else onDialog({ kind: choice, chatId: chat.chatId, title });
  }
});

type ChatChoice = 'rename' | 'summarise' | 'download' | 'share' | 'delete';

/** The menu of a chat; deletion is in a section of its own. */
function ChatMenu({ title, onChoose }: { title: string; onChoose(choice: ChatChoice): void }) {
  const text = useChatText();
  const item = (kind: ChatChoice) => ({ kind, label: text[kind], onChoose: () => onChoose(kind) });
  return (
    <div className={styles.rowMenu}>
      <Menu
        label={text.chatActions(title)}
        sections={[
          { items: [item('rename'), item('summarise'), item('download'), item('share')] },
          { items: [{ ...item('delete'), isDanger: true }] },
        ]}
      >
        <MoreIcon />
      </Menu>
    </div>
  );
}
