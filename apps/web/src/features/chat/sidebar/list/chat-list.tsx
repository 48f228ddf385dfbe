import type { ChatDocument } from '@savet/contract/documents';
import { formatMonth } from '@savet/i18n/formats';
import { Suspense } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats } from '#data/documents/hooks.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { ProjectDot } from '../../projects/project-dot.tsx';
import { useChosenProject } from '../../projects/use-chosen-project.ts';
import { useChatText } from '../../use-chat-text.ts';
import type { OpenedDialog } from '../dialogs/chat-dialogs.tsx';
import styles from '../menu.module.css';
import { alikeChats } from './alike.rules.ts';
import { chatGroups, type GroupName } from './chat-groups.rules.ts';
import { ChatRow } from './chat-row.tsx';
import { useToday } from './use-today.ts';

/** Loaded when a project is chosen: it may have chats that the list has not reached. */
const MoreOfProject = lazyComponent(
  async () => (await import('../../projects/more-of-project.tsx')).MoreOfProject,
);

interface ChatListProps {
  readonly chatId: string | undefined;
  onChoose(): void;
  onDialog(dialog: OpenedDialog): void;
}

/** The chats of the chosen project, or all, by the day of their last visit. Archived ones are elsewhere. */
export function ChatList(props: ChatListProps) {
  const text = useChatText();
  const { documents } = useDocuments();
  const { locale } = useLanguage();
  const { chats, loaded, more, load } = useChats();
  const [project, choose] = useChosenProject();
  const today = useToday();
  const isListed = ({ archived, projectId }: ChatDocument) =>
    !archived && (!project || projectId === project.projectId);
  const listed = chats.filter(isListed);
  const groups = chatGroups(listed, today);
  const alike = alikeChats(listed);

  function heading(name: GroupName): string {
    if (name === 'pinned' || name === 'today' || name === 'yesterday' || name === 'week') {
      return text[name];
    }
    return formatMonth(locale, name);
  }

  return (
    <section className={styles.chats} aria-label={text.chats}>
      <h2>
        {project ? <ProjectDot color={project.color} /> : null}
        {project ? project.name : text.chats}
      </h2>
      {project && (
        <Button kind="quiet" onClick={() => choose('')}>
          {text.allChats}
        </Button>
      )}
      {!loaded && load !== 'failed' && <ChatListSkeleton label={text.loading} />}
      {load === 'failed' && (
        <Button kind="quiet" onClick={() => void documents.loadAll()}>
          {text.loadAgain}
        </Button>
      )}
      {loaded && groups.length === 0 && <p className={styles.empty}>{text.noChats}</p>}
      {groups.map(({ name, chats: members }) => (
        <section key={name} aria-label={heading(name)}>
          <h3>{heading(name)}</h3>
          <ul>
            {members.map((chat) => (
              <ChatRow
                key={chat.chatId}
                chat={chat}
                group={name}
                isCurrent={chat.chatId === props.chatId}
                isAlike={alike.has(chat.chatId)}
                onChoose={props.onChoose}
                onDialog={props.onDialog}
              />
            ))}
          </ul>
        </section>
      ))}
      {project && (
        <Suspense>
          <MoreOfProject key={project.projectId} projectId={project.projectId} />
        </Suspense>
      )}
      {!project && more && (
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
