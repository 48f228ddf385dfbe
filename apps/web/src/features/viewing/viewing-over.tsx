import { useNavigate } from 'react-router';
import type { Viewing } from '#data/call/viewing-state.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/page/page.tsx';

/** Replaces the screens when the viewing has expired or another one has begun. */
export function ViewingOver({ viewing }: { viewing: Viewing }) {
  const { shell } = usePublicText();
  const navigate = useNavigate();
  return (
    <Page title={shell.viewing.endedTitle}>
      <p role="alert">{shell.viewing.ended(viewing.email)}</p>
      <p>
        <Button kind="primary" onClick={() => void navigate('/admin')}>
          {shell.viewing.back}
        </Button>
      </p>
    </Page>
  );
}
