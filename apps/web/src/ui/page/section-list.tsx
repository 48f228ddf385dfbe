import { useEffect, useRef } from 'react';
import styles from './section-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionListProps {
  /** Accessible name. */
  label: string;
  /**
   * `id` of the heading. The heading needs `tabIndex={-1}`, to take the focus. A part belongs to the section before it.
   */
  sections: readonly { id: string; name: string; isPart?: boolean }[];
  /**
   * Where the links stand on narrow screens: above the page, or in a row that stays at the top of the window. Without
   * it they are not shown there.
   */
  narrow?: 'above' | 'row';
}

/** Links to the sections of a long page, beside it on wide screens. Marks the one that is being read. */
export function SectionList({ label, sections, narrow }: SectionListProps) {
  const { current, show } = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current !== undefined) showLink(list.current);
  }, [current]);
  return (
    <nav className={styles.list} aria-label={label} data-narrow={narrow}>
      <ul ref={list}>
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

/** Scrolls the row to the current link, and nothing else: `scrollIntoView` would move the page too. */
function showLink(list: HTMLElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !link) return;
  const { left, width } = link.getBoundingClientRect();
  const { left: start, width: room } = list.getBoundingClientRect();
  list.scrollLeft += left - start - (room - width) / 2;
}
