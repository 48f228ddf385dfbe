import type { ChatDocument } from '@savet/contract/documents';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useChatText } from '../use-chat-text.ts';
import { ChatMenu } from './chat-menu.tsx';
import { shownTitle } from './chat-title.rules.ts';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';
import styles from './menu.module.css';
import { RenameChatDialog } from './rename-chat-dialog.tsx';

interface ChatRowProps {
  readonly chat: ChatDocument;
  readonly isCurrent: boolean;
  onChoose(): void;
}

/** One chat of the list, with what can be done with it. */
export const ChatRow = memo(function ChatRow({ chat, isCurrent, onChoose }: ChatRowProps) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const title = shownTitle(chat.title, text);
  const [open, setOpen] = useState<'rename' | 'delete'>();
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
      {!isViewOnly && <ChatMenu title={title} onChoose={setOpen} />}
      {open === 'rename' && (
        <RenameChatDialog chat={chat} title={title} onClose={() => setOpen(undefined)} />
      )}
      {open === 'delete' && (
        <DeleteChatDialog
          chat={chat}
          title={title}
          isCurrent={isCurrent}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
});
