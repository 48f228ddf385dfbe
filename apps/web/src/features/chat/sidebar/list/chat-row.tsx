import type { ChatDocument } from '@savet/contract/documents';
import { shownTitle } from '@savet/i18n/shown-title';
import { memo } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useProjects } from '#data/documents/hooks.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { MoreIcon } from '#ui/icons/icons.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { ProjectDot } from '../../projects/project-dot.tsx';
import { useChatText } from '../../use-chat-text.ts';
import type { OpenedDialog } from '../dialogs/chat-dialogs.tsx';
import styles from '../menu.module.css';
import { beganText } from './began.rules.ts';
import type { GroupName } from './chat-groups.rules.ts';
import type { ChatAction } from './run-chat-action.ts';
import { useChatAction } from './use-chat-action.ts';

interface ChatRowProps {
  readonly chat: ChatDocument;
  readonly group: GroupName;
  readonly isCurrent: boolean;
  /** Another chat's title looks the same: the row says when the chat began. */
  readonly isAlike: boolean;
  onChoose(): void;
  onDialog(dialog: OpenedDialog): void;
}

/** A chat in the list, with its menu. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, group, isCurrent, isAlike, onChoose, onDialog } = props;
  const text = useChatText();
  const { locale } = useLanguage();
  const { isViewOnly } = useDocuments();
  const title = shownTitle(chat.title, text);
  const run = useChatAction(chat, title);
  const project = useProjects().find(({ projectId }) => projectId === chat.projectId);
  return (
    <li className={styles.row} data-current={isCurrent}>
      <Link
        to={`/chat/${chat.chatId}`}
        aria-current={isCurrent ? 'page' : undefined}
        title={title}
        onClick={onChoose}
      >
        {project && <ProjectDot color={project.color} label={text.inProject(project.name)} />}
        <span>{title}</span>
        {isAlike && <small>{beganText(locale, chat, group)}</small>}
      </Link>
      {!isViewOnly && <ChatMenu title={title} isPinned={chat.pinned} onChoose={choose} />}
    </li>
  );

  function choose(choice: ChatChoice) {
    if (isAction(choice)) run(choice);
    else onDialog({ kind: choice, chatId: chat.chatId, title });
  }
});

type ChatChoice = ChatAction | 'rename' | 'summarise' | 'move' | 'download' | 'share';

function isAction(choice: ChatChoice): choice is ChatAction {
  return ['pin', 'unpin', 'archive', 'delete'].includes(choice);
}

interface ChatMenuProps {
  readonly title: string;
  readonly isPinned: boolean;
  onChoose(choice: ChatChoice): void;
}

/** The menu of a chat; what takes it out of the list is in a section of its own. */
function ChatMenu({ title, isPinned, onChoose }: ChatMenuProps) {
  const text = useChatText();
  const item = (kind: ChatChoice) => ({ kind, label: text[kind], onChoose: () => onChoose(kind) });
  return (
    <div className={styles.rowMenu}>
      <Menu
        label={text.chatActions(title)}
        sections={[
          {
            items: [
              item(isPinned ? 'unpin' : 'pin'),
              item('rename'),
              item('move'),
              item('summarise'),
              item('download'),
              item('share'),
            ],
          },
          { items: [item('archive'), { ...item('delete'), isDanger: true }] },
        ]}
      >
        <MoreIcon />
      </Menu>
    </div>
  );
}
