import { Link, useNavigate } from 'react-router';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { LockIcon } from '#ui/icons/icons.tsx';
import { BackIcon } from '#ui/icons/public-icons.tsx';
import { usePageTitle } from '#ui/page/page.tsx';
import styles from './brand-hub.module.css';

/** Replaces the Brand Hub on the free plan. The server refuses writes too. */
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
