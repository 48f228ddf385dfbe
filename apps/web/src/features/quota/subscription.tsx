import { queriesLeft } from '@savet/contract/plans';
import { formatDate } from '@savet/i18n/formats';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/documents/hooks.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Ledger } from './ledger.tsx';
import styles from './quota.module.css';
import { useRevision } from './use-revision.ts';

/** Plan and usage, and where the questions went; testers have no subscription to look at. */
export function Subscription() {
  const { locale, texts } = useLanguage();
  const { quota } = texts;
  const user = useUser();
  const navigate = useNavigate();
  const revision = useRevision();
  if (!user) return null;
  const left = quota.left(queriesLeft(user), user.queryLimit);
  return (
    <>
      {!user.isTester && (
        <section className={styles.section} aria-labelledby="subscription">
          <h2 id="subscription">{quota.title}</h2>
          <Rows>
            <Row label={quota.plan}>
              <span>
                <strong>{quota.plans[user.plan]}</strong>
                <br />
                {left}
                {user.queryResetDate !== null && (
                  <>
                    <br />
                    {quota.resets(formatDate(locale, user.queryResetDate))}
                  </>
                )}
              </span>
              {user.plan === 'free' && (
                <Button
                  kind="primary"
                  onClick={() => void navigate('/payment', { state: { upgrade: true } })}
                >
                  {quota.upgrade}
                </Button>
              )}
            </Row>
          </Rows>
        </section>
      )}
      <Ledger revision={revision} />
    </>
  );
}
