import type { UserDocument } from '@savet/contract/documents';
import { prices, queriesLeft } from '@savet/contract/plans';
import { formatDate } from '@savet/i18n/formats';
import { useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
import { FailureDialog } from '../plans/failure-dialog.tsx';
import { bothCurrencies } from '../plans/price.rules.ts';
import { openPortal } from '../plans/requests.ts';
import { Simulated } from '../plans/simulated.tsx';
import { useDeparture } from '../plans/use-departure.ts';
import styles from './subscription.module.css';

/** Plan, usage and subscription. Testers have no subscription. */
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

/** Price and renewal or end of the subscription. */
function SubscriptionTerms({ subscription }: Pick<UserDocument, 'subscription'>) {
  const { locale } = useLanguage();
  const texts = useText();
  const terms = texts.billing.subscription;
  if (!subscription) return null;
  const date = formatDate(locale, subscription.paidUntil);
  const renewal = () => {
    if (subscription.cancelAtPeriodEnd) return terms.ends(date);
    return subscription.status === 'past_due' ? terms.paidUntil(date) : terms.renews(date);
  };
  return (
    <>
      <Row label={terms.price}>
        {subscription.billingCycle === 'yearly'
          ? terms.perYear(bothCurrencies(locale, prices.proYearly))
          : terms.perMonth(bothCurrencies(locale, prices.proMonthly))}
      </Row>
      <Row label={terms.renewal}>{renewal()}</Row>
    </>
  );
}
