import styles from './auth-page.module.css';

/** What went wrong with the whole form. */
export function FormError({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
