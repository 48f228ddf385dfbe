import { type BillingCycle, prices } from '@savet/contract/plans';
import { formatEuro, formatLev } from '@savet/i18n/formats';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useText } from '../../lib/language/use-text.ts';
import styles from './billing.module.css';
import { bothCurrencies } from './price.rules.ts';

interface ProPriceProps {
  cycle: BillingCycle;
  /** Who never subscribed pays less for the first month. */
  isFirst: boolean;
}

/** The price of Pro in euro, in leva beside it, with what holds for the first month. */
export function ProPrice({ cycle, isFirst }: ProPriceProps) {
  const { locale } = useLanguage();
  const { billing } = useText();
  const { proYearly, proFirstMonth, proMonthly } = prices;
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
  if (!isFirst) {
    return (
      <>
        <span className={styles.amount}>{formatEuro(locale, proMonthly.eurCents)}</span>
        <p>
          {formatLev(locale, proMonthly.bgnCents)} {billing.perMonth}
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
      <p>{billing.afterwards(bothCurrencies(locale, proMonthly))}</p>
    </>
  );
}
