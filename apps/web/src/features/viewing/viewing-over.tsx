import { useNavigate } from 'react-router';
import { useFrameText } from '../../lib/language/use-text.ts';
import type { Viewing } from '../../lib/viewing/viewing-state.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

/** In place of what was seen, once the time is up or another viewing has begun. */
export function ViewingOver({ viewing }: { viewing: Viewing }) {
  const { shell } = useFrameText();
  const navigate = useNavigate();
  return (
    <Page title={shell.viewing.overTitle}>
      <p role="alert">{shell.viewing.over(viewing.email)}</p>
      <p>
        <Button kind="primary" onClick={() => void navigate('/admin')}>
          {shell.viewing.back}
        </Button>
      </p>
    </Page>
  );
}
