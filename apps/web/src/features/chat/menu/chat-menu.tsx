import { MoreIcon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './menu.module.css';

export type ChatChoice = 'rename' | 'summarise' | 'download' | 'delete';

/** The small menu of a chat; what takes the chat away stands apart. */
export function ChatMenu({
  title,
  onChoose,
}: {
  title: string;
  onChoose(choice: ChatChoice): void;
}) {
  const text = useChatText();
  const item = (kind: ChatChoice) => ({ kind, label: text[kind], onChoose: () => onChoose(kind) });
  return (
    <div className={styles.more}>
      <Menu
        label={text.chatActions(title)}
        sections={[
          { items: [item('rename'), item('summarise'), item('download')] },
          { items: [{ ...item('delete'), isDanger: true }] },
        ]}
      >
        <MoreIcon />
      </Menu>
    </div>
  );
}
