import { useLocation, useNavigate } from 'react-router';
import { useFrameText } from '../../lib/language/use-text.ts';
import type { Viewing } from '../../lib/viewing/viewing-state.ts';
import { Button } from '../../ui/button.tsx';
import styles from './viewing-banner.module.css';

/** Above every screen while staff look at it as a user does. */
export function ViewingBanner({ viewing }: { viewing: Viewing }) {
  const { shell } = useFrameText();
  const navigate = useNavigate();
  // There the narrow screen's header has a button of its own.
  const isInChat = useLocation().pathname.startsWith('/chat');
  return (
    <section className={styles.banner} aria-label={shell.viewing.label} data-in-chat={isInChat}>
      <p>
        <strong>{shell.viewing.as(viewing.email)}</strong>
        <span>{shell.viewing.readOnly}</span>
      </p>
      <Button onClick={() => void navigate('/admin')}>{shell.viewing.back}</Button>
    </section>
  );
}
