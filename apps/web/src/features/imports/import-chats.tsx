import { Suspense, useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { Section } from '#ui/page/section.tsx';

const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** The profile's section that imports chats from another program. Not for staff who view the account. */
export function ImportChats() {
  const texts = useSecurityText().chatImport;
  const { isViewOnly } = useDocuments();
  const [isOpen, setOpen] = useState(false);
  if (isViewOnly) return null;
  return (
    <Section id="chat-import" title={texts.title} intro={texts.intro}>
      <div>
        <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      </div>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
