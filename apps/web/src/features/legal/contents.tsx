import { showSection } from '#ui/page/show-section.ts';
import type { Heading } from './contents.rules.ts';
import styles from './legal.module.css';

/** The table of contents above a text, where the list beside the page has no room. */
export function Contents({ label, headings }: { label: string; headings: readonly Heading[] }) {
  return (
    <details className={styles.contents}>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <ul>
          {headings.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  showSection(id);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
