import type { UserDocument } from '@savet/contract/documents';
import { prices } from '@savet/contract/plans';
import { formatDate } from '@savet/i18n/formats';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Row } from '../../ui/rows.tsx';
import { bothCurrencies } from './price.rules.ts';

/** What a subscription costs, and when it is renewed or ends. */
export function SubscriptionTerms({ subscription }: Pick<UserDocument, 'subscription'>) {
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
