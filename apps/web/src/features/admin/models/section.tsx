import { type ReactNode, type Ref, useId } from 'react';
import styles from './models.module.css';

interface SectionProps {
  title: string;
  text?: string;
  /** For code that moves the focus here. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function Section({ title, text, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
