import { useState } from 'react';
import { Link } from 'react-router';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { FormError } from '../form-error.tsx';

interface MailedSignUpProps {
  email: string;
  /** Sends the email again. @returns the text of a failure; null if it was sent */
  onAgain: () => Promise<string | null>;
  /** Goes back to the form. */
  onOther: () => void;
}

/** Asks the user to open the link in the email. The text is the same whether or not the address has an account. */
export function MailedSignUp({ email, onAgain, onOther }: MailedSignUpProps) {
  const { accounts } = usePublicText();
  const { forgotten, signUpLink: texts } = useSecurityText();
  const [isBusy, setBusy] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function again() {
    setBusy(true);
    setFailure(null);
    setAgain(false);
    const text = await onAgain();
    setFailure(text);
    setAgain(text === null);
    setBusy(false);
  }

  return (
    <AuthPage title={texts.mailed}>
      <FormError text={failure} />
      <output className={styles.note}>{texts.sent(email)}</output>
      <output className={styles.note}>{isAgain && texts.sentAgain(email)}</output>
      <Button wide busy={isBusy} onClick={() => void again()}>
        {texts.again}
      </Button>
      <Button wide onClick={onOther}>
        {forgotten.otherAddress}
      </Button>
      <p>
        {accounts.signUp.hasAccount} <Link to="/login">{accounts.signUp.toLogIn}</Link>
      </p>
    </AuthPage>
  );
}
