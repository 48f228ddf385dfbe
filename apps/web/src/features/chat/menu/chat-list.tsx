import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useChats } from '../../../lib/documents/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { useChatText } from '../use-chat-text.ts';
import { ChatRow } from './chat-row.tsx';
import styles from './menu.module.css';

/** All chats, the last visited first. */
export function ChatList(props: { chatId: string | undefined; onChoose(): void }) {
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
      {loaded && chats.length === 0 && <p className={styles.none}>{text.noChats}</p>}
      <ul>
        {chats.map((chat) => (
          <ChatRow
            key={chat.chatId}
            chat={chat}
            isCurrent={chat.chatId === props.chatId}
            onChoose={props.onChoose}
          />
        ))}
      </ul>
      {more && (
        <Button kind="quiet" onClick={() => void documents.loadMoreChats()}>
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
