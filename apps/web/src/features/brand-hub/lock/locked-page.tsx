import { Link, useNavigate } from 'react-router';
import { useSheetText, useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { Page } from '#ui/page/page.tsx';
import styles from './lock.module.css';
import { SampleAnswers } from './sample-answers.tsx';
import { SampleSheet } from './sample-sheet.tsx';

/** Replaces the Brand Hub on the free plan. The server refuses writes too. */
export function LockedPage() {
  const { brandHub } = useText();
  const { lock } = useSheetText();
  const navigate = useNavigate();
  return (
    <Page
      title={brandHub.lockedTitle}
      lead={brandHub.locked}
      back={{ to: '/chat', label: brandHub.back }}
      wide
    >
      <div className={styles.content} data-cover>
        <div className={styles.pitch}>
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
        <Link className={styles.again} to="/payment" state={{ upgrade: true }}>
          {brandHub.upgrade}
        </Link>
      </div>
    </Page>
  );
}
