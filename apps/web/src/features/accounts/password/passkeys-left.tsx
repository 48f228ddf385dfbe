import type { CallOutput } from '@savet/contract/calls';
import { unbrokenDate } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import styles from './passkeys-left.module.css';

/** Names the passkeys that a new password does not remove: somebody else may have added one. */
export function PasskeysLeft({ passkeys }: Pick<CallOutput<'readPasswordLink'>, 'passkeys'>) {
  const { locale } = useLanguage();
  const texts = useSecurityText().reset;
  if (passkeys.length === 0) return null;
  return (
    <div className={styles.passkeys}>
      <p>{texts.passkeys}</p>
      <h2 id="passkeys-left">{texts.passkeysList}</h2>
      <ul aria-labelledby="passkeys-left">
        {passkeys.map(({ name, createdAt }) => (
          <li key={createdAt}>{texts.passkey(name, unbrokenDate(locale, createdAt))}</li>
        ))}
      </ul>
    </div>
  );
}
