import { ACCOUNT_RETURN_DAYS } from '@savet/contract/limits';
import { useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Section } from '#ui/page/section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** The profile's section that deletes the account. Not for staff who view it. */
export function DeleteAccount() {
  const texts = useSecurityText().deletion;
  const { isViewOnly } = useDocuments();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || isViewOnly) return null;
  return (
    <Section id="deletion" title={texts.title} intro={texts.intro(ACCOUNT_RETURN_DAYS)}>
      <div>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </Section>
  );
}
