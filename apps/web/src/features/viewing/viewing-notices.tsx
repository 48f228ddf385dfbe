import { useLocation, useNavigate } from 'react-router';
import type { Viewing } from '#data/call/viewing-state.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { WithAddress } from '#ui/text/with-address.tsx';
import styles from './viewing-notices.module.css';

/** Banner above every screen during a viewing. */
export function ViewingBanner({ viewing }: { viewing: Viewing }) {
  const { shell } = usePublicText();
  const navigate = useNavigate();
  // The mobile header of the chat has its own button.
  const isInChat = useLocation().pathname.startsWith('/chat');
  return (
    <section className={styles.banner} aria-label={shell.viewing.label} data-in-chat={isInChat}>
      <p>
        <strong title={viewing.email}>{shell.viewing.as(viewing.email)}</strong>
        <span>{shell.viewing.readOnly}</span>
      </p>
      <Button onClick={() => void navigate('/admin')}>{shell.viewing.back}</Button>
    </section>
  );
}

/** Replaces the screens when the viewing has expired or another one has begun. */
export function ViewingOver({ viewing }: { viewing: Viewing }) {
  const { shell } = usePublicText();
  const navigate = useNavigate();
  return (
    <Page message title={shell.viewing.endedTitle}>
      <p role="alert">
        <WithAddress text={shell.viewing.ended(viewing.email)} address={viewing.email} />
      </p>
      <p>
        <Button kind="primary" onClick={() => void navigate('/admin')}>
          {shell.viewing.back}
        </Button>
      </p>
    </Page>
  );
}
