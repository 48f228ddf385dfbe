import { unbrokenDate } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import styles from './deletion.module.css';

/** Confirms on the log-in screen that the account is closed. */
export function ClosedNote({ until }: { until: string }) {
  const { locale } = useLanguage();
  const { note } = useSecurityText().closed;
  return (
    <p className={styles.closed} role="alert">
      {note(unbrokenDate(locale, until))}
    </p>
  );
}
