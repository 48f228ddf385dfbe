import type { Receipt } from '@savet/contract/documents';
import { useLateTexts } from '#lib/language/use-text.ts';
import { projectTexts } from '../../../projects/project-texts.ts';
import styles from '../messages.module.css';

/** The instructions of the project as they were for an answer, and whether they were used. */
export function ProjectReceipt({ project }: { project: NonNullable<Receipt['project']> }) {
  const text = useLateTexts(projectTexts);
  const { name, instructions, use = 'given' } = project;
  return (
    <details className={styles.receipt}>
      <summary>{text.used[use](name)}</summary>
      {use === 'unsupported' && <p>{text.unsupportedHint}</p>}
      <p className={styles.instructions}>{instructions}</p>
    </details>
  );
}
