import type { UserDocument } from '@savet/contract/documents';
import { ProjectDot } from '../../projects/project-dot.tsx';
import { useChosenProject } from '../../projects/use-chosen-project.ts';
import { useChatText } from '../../use-chat-text.ts';
import styles from './start.module.css';
import { useGreeting } from './use-greeting.ts';

/** The greeting on the start page of a chat. Until the user is loaded it keeps its place, so that the composer stays in its own. */
export function Start({ user }: { user: UserDocument | undefined }) {
  const text = useChatText();
  const [project] = useChosenProject();
  const greeting = useGreeting(user?.firstName ?? '');
  return (
    <div className={styles.start} data-waits={!user}>
      <h1>{greeting}</h1>
      {project && (
        <p className={styles.project}>
          <ProjectDot color={project.color} /> {text.inProject(project.name)}
        </p>
      )}
      <p className={styles.invitation}>{text.invitation}</p>
    </div>
  );
}
