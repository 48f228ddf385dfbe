import type { ChatDocument } from '@savet/contract/documents';
import { memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { lazyScreen } from '../../../lib/lazy/lazy-screen.ts';
import { useChatText } from '../use-chat-text.ts';
import { type ChatChoice, ChatMenu } from './chat-menu.tsx';
import { shownTitle } from './chat-title.rules.ts';
import styles from './menu.module.css';
import { RenameChatDialog } from './rename-chat-dialog.tsx';
import { useChatActions } from './use-chat-actions.ts';

const SummaryDialog = lazyScreen(
  async () => (await import('../summary/summary-dialog.tsx')).SummaryDialog,
);

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
  const [open, setOpen] = useState<'rename' | 'summarise'>();
  const { remove, download } = useChatActions(chat, title, isCurrent);
  const close = () => setOpen(undefined);
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
      {open === 'rename' && <RenameChatDialog chat={chat} title={title} onClose={close} />}
      {open === 'summarise' && (
        <Suspense>
          <SummaryDialog chatId={chat.chatId} title={title} onClose={close} />
        </Suspense>
      )}
    </li>
  );

  function choose(choice: ChatChoice) {
    if (choice === 'delete') remove();
    else if (choice === 'download') download();
    else setOpen(choice);
  }
});
