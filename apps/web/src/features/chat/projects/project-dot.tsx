import type { ProjectColor } from '@savet/contract/choices/project-colors';
import styles from './project-dot.module.css';

/** The colour of a project; `label` where its name is not written beside it. */
export function ProjectDot({ color, label }: { color: ProjectColor; label?: string }) {
  return (
    <span
      className={styles.dot}
      data-color={color}
      title={label}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    />
  );
}
