import { useSearchParams } from 'react-router';
import { useFrameText } from '../../lib/language/use-text.ts';
import { FormError } from './form-error.tsx';
import styles from './profile.module.css';

/** What became of the link in the mail, for who has just followed it. */
export function ConfirmedNotice() {
  const texts = useFrameText().accounts.profile;
  const [parameters] = useSearchParams();
  const error = parameters.get('error');
  if (error !== null) return <FormError text={texts.confirmErrors[kindOf(error)]} />;
  if (!parameters.has('verified')) return null;
  return <output className={styles.success}>{texts.justConfirmed}</output>;
}

/** The codes are those of the accounts library, and the one of our own. */
function kindOf(code: string): 'expired' | 'logIn' | 'other' {
  if (code === 'TOKEN_EXPIRED') return 'expired';
  return code === 'LOG_IN_FIRST' ? 'logIn' : 'other';
}
