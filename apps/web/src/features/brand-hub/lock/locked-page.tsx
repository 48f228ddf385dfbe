import { useNavigate } from 'react-router';
import { useSheetText, useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckIcon, LockIcon } from '#ui/icons/icons.tsx';
import { usePageTitle } from '#ui/page/page.tsx';
import { PageTop } from '#ui/page/page-top.tsx';
import styles from './lock.module.css';
import { SampleAnswers } from './sample-answers.tsx';
import { SampleSheet } from './sample-sheet.tsx';

/** Replaces the Brand Hub on the free plan. The server refuses writes too. */
export function LockedPage() {
  const { brandHub } = useText();
  const { lock } = useSheetText();
  const navigate = useNavigate();
  usePageTitle(brandHub.lockedTitle);
  return (
    <main className={styles.locked}>
      <div className={styles.content}>
        <header>
          <PageTop back={{ to: '/chat', label: brandHub.back }} />
        </header>
        <div className={styles.pitch}>
          <h1>
            <LockIcon />
            {brandHub.lockedTitle}
          </h1>
          <p className={styles.message}>{brandHub.locked}</p>
          <Button
            kind="primary"
            onClick={() => void navigate('/payment', { state: { upgrade: true } })}
          >
            {brandHub.upgrade}
          </Button>
          <section className={styles.changes} aria-labelledby="changes">
            <h2 id="changes">{lock.changesTitle}</h2>
            <ul>
              {lock.changes.map((change) => (
                <li key={change}>
                  <CheckIcon />
                  {change}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <SampleSheet />
        <SampleAnswers />
      </div>
    </main>
  );
}
