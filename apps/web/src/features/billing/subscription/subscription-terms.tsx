import type { UserDocument } from '@savet/contract/documents';
import { type SubscriptionState, subscriptionState } from '@savet/contract/plans';
import { unbrokenDate } from '@savet/i18n/formats';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Row } from '#ui/page/rows.tsx';
import { formatPrice } from '../prices/price.rules.ts';

interface SubscriptionTermsProps {
  subscription: NonNullable<UserDocument['subscription']>;
  now: Date;
}

/** Price and renewal or end of the subscription. */
export function SubscriptionTerms({ subscription, now }: SubscriptionTermsProps) {
  const { locale } = useLanguage();
  const billing = useBillingText();
  const { showsLev = false, pricesIncludeVat = false } = useConfiguration() ?? {};
  const terms = billing.subscription;
  const { billingCycle, price, paidUntil, cancelAtPeriodEnd } = subscription;
  const date = unbrokenDate(locale, paidUntil);
  const renewal: Record<SubscriptionState, string> = {
    active: terms.renews(date),
    ending: terms.ends(date),
    renewing: terms.renewing,
    overdue: cancelAtPeriodEnd ? terms.overdueEnding : terms.paidUntil(date),
  };
  const every = billingCycle === 'yearly' ? terms.perYear : terms.perMonth;
  return (
    <>
      {price !== null && (
        <Row label={terms.price}>
          {every(formatPrice(locale, price, { showsLev }))}
          {pricesIncludeVat && ` (${billing.withVat})`}
        </Row>
      )}
      <Row label={terms.renewal}>{renewal[subscriptionState(subscription, now)]}</Row>
    </>
  );
}
