import { useState } from 'react';
import { Link } from 'react-router';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row } from '#ui/page/rows.tsx';
import { useRequiredCheck } from '../providers/use-required-check.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** The profile's row with the button that changes the password, or leads to the page that sets the first one. */
export function PasswordRow({ email }: { email: string }) {
  const texts = useSecurityText().password;
  const { check } = useRequiredCheck();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row label={texts.row}>
      {check === 'password' ? (
        <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      ) : (
        <Link to="/forgot" state={{ email }}>
          {texts.set}
        </Link>
      )}
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} />}
    </Row>
  );
}
