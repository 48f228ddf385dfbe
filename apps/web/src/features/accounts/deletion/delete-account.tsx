import { ACCOUNT_RETURN_DAYS } from '@savet/contract/limits';
import { useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from '../sessions/sessions.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** The profile's section that deletes the account. Not for staff who view it. */
export function DeleteAccount() {
  const texts = useSecurityText().deletion;
  const { isViewOnly } = useDocuments();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || isViewOnly) return null;
  return (
    <section className={styles.section} aria-labelledby="deletion">
      <h2 id="deletion">{texts.title}</h2>
      <p className={styles.note}>{texts.intro(ACCOUNT_RETURN_DAYS)}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      </div>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  );
}
