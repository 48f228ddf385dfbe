import { createContext, type ReactNode, type Ref, use } from 'react';
import styles from './section-group.module.css';

/** Inside a group, headings of sections are one level lower. */
const InGroup = createContext(false);

interface SectionHeadingProps {
  id: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The heading of a section, which can take the focus. */
export function SectionHeading({ id, ref, children }: SectionHeadingProps) {
  const heading = { id, ref, tabIndex: -1 };
  return use(InGroup) ? <h3 {...heading}>{children}</h3> : <h2 {...heading}>{children}</h2>;
}

interface SectionGroupProps {
  /** Of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Sections of a long page that belong together, below a heading. */
export function SectionGroup({ id, title, children }: SectionGroupProps) {
  return (
    <div className={styles.group}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <InGroup value>{children}</InGroup>
    </div>
  );
}
