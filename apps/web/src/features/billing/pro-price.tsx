import { prices } from '@savet/contract/plans';
import { formatEuro, formatLev } from '@savet/i18n/formats';
import { useLanguage } from '../../lib/language/use-language.ts';
import styles from './billing.module.css';

export type BillingCycle = 'monthly' | 'yearly';

/** The price of Pro in euro, in leva beside it, with what holds for the first month. */
export function ProPrice({ cycle }: { cycle: BillingCycle }) {
  const { locale, texts } = useLanguage();
  const { billing } = texts;
  const { proYearly, proFirstMonth, proMonthly } = prices;
  const both = (price: { eurCents: number; bgnCents: number }) =>
    `${formatEuro(locale, price.eurCents)} / ${formatLev(locale, price.bgnCents)}`;
  if (cycle === 'yearly') {
    return (
      <>
        <span className={styles.amount}>{formatEuro(locale, proYearly.eurCents)}</span>
        <p>
          {formatLev(locale, proYearly.bgnCents)} {billing.perYear}
        </p>
        <p>
          <span className={styles.badge}>{proYearly.badge}</span>
        </p>
      </>
    );
  }
  return (
    <>
      <span className={styles.amount}>{formatEuro(locale, proFirstMonth.eurCents)}</span>
      <p>
        {formatLev(locale, proFirstMonth.bgnCents)} {billing.firstMonth}
      </p>
      <p>
        <span className={styles.badge}>{billing.firstMonthBadge}</span>{' '}
        {billing.withCode(proFirstMonth.code)}
      </p>
      <p>{billing.afterwards(both(proMonthly))}</p>
    </>
  );
}
