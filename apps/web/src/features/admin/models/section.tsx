import type { ReactNode, Ref } from 'react';
import type { ModelSection } from './model-section-list.tsx';
import styles from './models.module.css';

interface SectionProps {
  /** Of the heading. */
  id: ModelSection;
  title: string;
  text?: string;
  /** For code that moves the focus here. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function Section({ id, title, text, heading, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
