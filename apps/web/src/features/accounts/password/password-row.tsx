import { useState } from 'react';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row } from '#ui/page/rows.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** The profile's row with the button that changes the password. */
export function PasswordRow({ email }: { email: string }) {
  const texts = useSecurityText().password;
  const [isOpen, setOpen] = useState(false);
  return (
    <Row label={texts.row}>
      <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} />}
    </Row>
  );
}
