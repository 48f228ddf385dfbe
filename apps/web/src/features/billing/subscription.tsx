import { queriesLeft } from '@savet/contract/plans';
import { formatDate } from '@savet/i18n/formats';
import { useNavigate } from 'react-router';
import { useDocuments } from '../../lib/documents/documents-context.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { openPortal } from './requests.ts';
import { Simulated } from './simulated.tsx';
import styles from './subscription.module.css';
import { SubscriptionTerms } from './subscription-terms.tsx';
import { useDeparture } from './use-departure.ts';

/** Plan, usage and what is paid; testers have no subscription to look at. */
export function Subscription() {
  const { locale } = useLanguage();
  const { billing, quota } = useText();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const navigate = useNavigate();
  const departure = useDeparture();
  if (!user || user.isTester) return null;
  const { plan, subscription, queryResetDate } = user;
  const isOpening = departure.running !== null;
  return (
    <section className={styles.section} aria-labelledby="subscription">
      <h2 id="subscription">{quota.title}</h2>
      {subscription?.status === 'past_due' && (
        <Banner title={billing.subscription.pastDueTitle} text={billing.subscription.pastDue} />
      )}
      <Rows>
        <Row label={quota.plan}>
          <span>
            <strong>{quota.plans[plan]}</strong>
            <br />
            {quota.left(queriesLeft(user), user.queryLimit)}
            {queryResetDate !== null && (
              <>
                <br />
                {quota.resets(formatDate(locale, queryResetDate))}
              </>
            )}
          </span>
          {plan === 'pro' && !isViewOnly && (
            <Button
              busy={isOpening}
              onClick={() => departure.start('portal', () => openPortal(user))}
            >
              {isOpening ? billing.processingButton : billing.manage}
            </Button>
          )}
          {plan === 'free' && !isViewOnly && (
            <Button
              kind="primary"
              onClick={() => void navigate('/payment', { state: { upgrade: true } })}
            >
              {quota.upgrade}
            </Button>
          )}
        </Row>
        <SubscriptionTerms subscription={subscription} />
      </Rows>
      {plan !== 'free' && !subscription && <p className={styles.note}>{billing.agreed}</p>}
      {subscription && (
        <div className={styles.note}>
          <Simulated />
        </div>
      )}
      <FailureDialog departure={departure} />
    </section>
  );
}
