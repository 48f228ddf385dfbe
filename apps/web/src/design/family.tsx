import type { ReactNode } from 'react';
import styles from './design.module.css';

/** A group of parts, with notes. */
export function Family(props: { title: string; note: string; children: ReactNode }) {
  return (
    <article className={styles.family}>
      <h3>{props.title}</h3>
      <p className={styles.note}>{props.note}</p>
      {props.children}
    </article>
  );
}

/** Variants side by side, with a caption. */
export function Specimen({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <span className={styles.caption}>{caption}</span>
      <div className={styles.variants}>{children}</div>
    </div>
  );
}
