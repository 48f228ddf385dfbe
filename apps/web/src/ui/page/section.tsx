import type { ReactNode, Ref } from 'react';
import styles from './section.module.css';
import { SectionHeading } from './section-group.tsx';

interface SectionProps {
  /** Of the heading, which names the section. */
  id: string;
  title: string;
  /** The purpose of the section. */
  intro: string;
  /** Gives the heading the focus when a control that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page with its heading and a sentence on what it is for. */
export function Section({ id, title, intro, headingRef, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} ref={headingRef}>
        {title}
      </SectionHeading>
      <SectionNote>{intro}</SectionNote>
      {children}
    </section>
  );
}

/** A remark on a section, as small as what it is for. */
export function SectionNote({ children }: { children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>;
}

/** Says that a section has nothing to show yet. */
export function SectionEmpty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
