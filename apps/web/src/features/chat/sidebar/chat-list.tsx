import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats } from '#data/documents/hooks.ts';
import { Button } from '#ui/controls/button.tsx';
import { useChatText } from '../use-chat-text.ts';
import { ChatRow } from './chat-row.tsx';
import type { OpenedDialog } from './dialogs/chat-dialogs.tsx';
import styles from './menu.module.css';

interface ChatListProps {
  readonly chatId: string | undefined;
  onChoose(): void;
  onDialog(dialog: OpenedDialog): void;
}

/** All chats, last visited first. */
export function ChatList(props: ChatListProps) {
  const text = useChatText();
  const { documents } = useDocuments();
  const { chats, loaded, more, load } = useChats();
  return (
    <section className={styles.chats} aria-label={text.chats}>
      <h2>{text.chats}</h2>
      {!loaded && load !== 'failed' && <ChatListSkeleton label={text.loading} />}
      {load === 'failed' && (
        <Button kind="quiet" onClick={() => void documents.loadAll()}>
          {text.loadAgain}
        </Button>
      )}
      {loaded && chats.length === 0 && <p className={styles.empty}>{text.noChats}</p>}
      <ul>
        {chats.map((chat) => (
          <ChatRow
            key={chat.chatId}
            chat={chat}
            isCurrent={chat.chatId === props.chatId}
            onChoose={props.onChoose}
            onDialog={props.onDialog}
          />
        ))}
      </ul>
      {more && (
        <Button
          kind="quiet"
          busy={load === 'loading'}
          onClick={() => void documents.loadMoreChats()}
        >
          {text.olderChats}
        </Button>
      )}
    </section>
  );
}

function ChatListSkeleton({ label }: { label: string }) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      <span />
      <span />
      <span />
    </output>
  );
}
