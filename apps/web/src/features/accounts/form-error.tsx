import styles from './auth-page.module.css';

/** The error of a whole form. */
export function FormError({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
