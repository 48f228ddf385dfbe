import { useEffect } from 'react';
import { useFrameText } from '../lib/language/use-text.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';

export function CrashPage({ errorId }: { errorId: string }) {
  const { shell } = useFrameText();
  useEffect(() => {
    // Nothing else is left that would hear of it.
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <Page title={shell.crashTitle}>
      <p role="alert">{shell.crashText}</p>
      <p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {shell.reload}
        </Button>{' '}
        <LinkButton kind="quiet" href="/chat">
          {shell.toChat}
        </LinkButton>
      </p>
      <p>
        <small>{shell.errorId(errorId)}</small>
      </p>
    </Page>
  );
}
