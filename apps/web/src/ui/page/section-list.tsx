import styles from './section-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionListProps {
  /** Accessible name. */
  label: string;
  /**
   * `id` of the heading. The heading needs `tabIndex={-1}`, to take the focus. A part belongs to the section before it.
   */
  sections: readonly { id: string; name: string; isPart?: boolean }[];
  /** On narrow screens the links stand above the page. */
  isAlwaysShown?: boolean;
}

/** Links to the sections of a long page, beside it on wide screens. Marks the one that is being read. */
export function SectionList({ label, sections, isAlwaysShown }: SectionListProps) {
  const { current, show } = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.list} aria-label={label} data-always={isAlwaysShown}>
      <ul>
        {sections.map(({ id, name, isPart }) => (
          <li key={id} data-part={isPart}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
