import type { UserDocument } from '@savet/contract/documents';
import { newQueries, queriesLeft, subscriptionState } from '@savet/contract/plans';
import { formatEuro, unbrokenDate } from '@savet/i18n/formats';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useBillingText, useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
import { SectionHeading } from '#ui/page/section-group.tsx';
import { WriteLink } from '../contact/write-link.tsx';
import { hasBilling } from '../manage/has-billing.rules.ts';
import { ManageBilling } from '../manage/manage-billing.tsx';
import { Simulated } from '../plans/simulated.tsx';
import { BillingNoticeBanner } from './billing-notice.tsx';
import { OverdueBanner } from './overdue-banner.tsx';
import styles from './subscription.module.css';
import { SubscriptionTerms } from './subscription-terms.tsx';

/** Plan, usage and subscription. Testers have no subscription. */
export function Subscription() {
  const { locale } = useLanguage();
  const billing = useBillingText();
  const { quota } = useText();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  if (!user || user.isTester) return null;
  const { plan, subscription, billingCredit } = user;
  return (
    <section className={styles.section} aria-labelledby="subscription">
      <SectionHeading id="subscription">{quota.title}</SectionHeading>
      <BillingNoticeBanner user={user} now={now} />
      {subscription && subscriptionState(subscription, now) === 'overdue' && (
        <OverdueBanner
          subscription={user.subscriptionId}
          isEnding={subscription.cancelAtPeriodEnd}
        />
      )}
      <Rows>
        <Row label={quota.plan}>
          <span>
            <strong>{quota.plans[plan]}</strong>
            <br />
            {quota.left(queriesLeft(user), user.queryLimit)}
            <NewQueriesText user={user} now={now} />
          </span>
          <div className={styles.buttons}>
            {hasBilling(user) && <ManageBilling user={user} />}
            {plan === 'free' && !isViewOnly && (
              <Button
                kind="primary"
                onClick={() => void navigate('/payment', { state: { upgrade: true } })}
              >
                {quota.upgrade}
              </Button>
            )}
          </div>
        </Row>
        {subscription && <SubscriptionTerms subscription={subscription} now={now} />}
        {billingCredit > 0 && (
          <Row label={billing.subscription.credit}>
            {billing.subscription.creditOf(formatEuro(locale, billingCredit))}
          </Row>
        )}
      </Rows>
      {plan !== 'free' && !subscription && (
        <p className={styles.note}>
          {billing.agreed} <WriteLink to="salesEmail" />
        </p>
      )}
      {plan === 'enterprise' && subscription && (
        <p className={styles.note}>{billing.subscription.beside}</p>
      )}
      {subscription && (
        <div className={styles.note}>
          <Simulated />
        </div>
      )}
    </section>
  );
}

/** When new queries come, if they do. */
function NewQueriesText({ user, now }: { user: UserDocument; now: Date }) {
  const { locale } = useLanguage();
  const { quota } = useText();
  const next = newQueries(user, now);
  if (!next || next.when === 'never') return null;
  return (
    <>
      <br />
      {next.when === 'date'
        ? quota.resets(unbrokenDate(locale, next.date))
        : quota.newQueries[next.when]}
    </>
  );
}
