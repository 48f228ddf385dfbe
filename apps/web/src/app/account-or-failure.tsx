import { Outlet } from 'react-router';
import { useDocuments } from '../lib/documents/documents-context.ts';
import { useChats, useUser } from '../lib/documents/hooks.ts';
import { useFrameText } from '../lib/language/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** The screen, unless who it is for could not be read: no screen can do without. */
export function AccountOrFailure() {
  const { shell } = useFrameText();
  const { documents } = useDocuments();
  const user = useUser();
  const { load } = useChats();
  if (user || load !== 'failed') return <Outlet />;
  return (
    <Page title={shell.loadFailedTitle}>
      <p role="alert">{shell.loadFailedText}</p>
      <p>
        <Button kind="primary" onClick={() => void documents.loadAll()}>
          {shell.reload}
        </Button>
      </p>
    </Page>
  );
}
