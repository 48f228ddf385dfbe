import styles from './user-name-field.module.css';

/** Password managers save the password under this name; people don't see it. */
export function UserNameField({ email }: { email: string }) {
  return (
    <input className={styles.hidden} type="email" autoComplete="username" value={email} readOnly />
  );
}
