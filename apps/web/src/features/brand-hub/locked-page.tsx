import { Link, useNavigate } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { BackIcon, LockIcon } from '../../ui/icons.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './brand-hub.module.css';

/** What the free plan sees in place of the Brand Hub; the server refuses it as well. */
export function LockedPage() {
  const { brandHub } = useText();
  const navigate = useNavigate();
  usePageTitle(brandHub.lockedTitle);
  return (
    <main className={styles.locked}>
      <Link to="/chat" className={styles.lockedBack}>
        <BackIcon />
        {brandHub.back}
      </Link>
      <div className={styles.lockedText}>
        <LockIcon />
        <h1>{brandHub.lockedTitle}</h1>
        <p>{brandHub.locked}</p>
        <Button
          kind="primary"
          onClick={() => void navigate('/payment', { state: { upgrade: true } })}
        >
          {brandHub.upgrade}
        </Button>
      </div>
    </main>
  );
}
