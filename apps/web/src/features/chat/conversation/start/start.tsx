import type { UserDocument } from '@savet/contract/documents';
import { useDocuments } from '#data/documents/documents-context.ts';
import { ProjectDot } from '../../projects/project-dot.tsx';
import { useChosenProject } from '../../projects/use-chosen-project.ts';
import { useChatText } from '../../use-chat-text.ts';
import styles from './start.module.css';
import { starters } from './starters.rules.ts';
import { useGreeting } from './use-greeting.ts';

/** The start page of a chat: a greeting and starter questions. */
export function Start({ user, onChoose }: { user: UserDocument; onChoose(text: string): void }) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const [project] = useChosenProject();
  const greeting = useGreeting(user.firstName);
  return (
    <div className={styles.start}>
      <h1>{greeting}</h1>
      {project && (
        <p className={styles.project}>
          <ProjectDot color={project.color} /> {text.inProject(project.name)}
        </p>
      )}
      <p className={styles.invitation}>{text.invitation}</p>
      <ul className={styles.starters} aria-label={text.starters.heading}>
        {starters(user).map((starter) => (
          <li key={starter}>
            <button
              type="button"
              disabled={isViewOnly}
              onClick={() => onChoose(text.starters[starter])}
            >
              {text.starters[starter]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
