import { type BillingCycle, prices } from '@savet/contract/plans';
import type { Configuration } from '#data/configuration/use-configuration.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { formatPrice, monthOfYear, yearlySavings } from '../prices/price.rules.ts';
import styles from './billing.module.css';

interface ProPriceProps {
  cycle: BillingCycle;
  /** First-time subscribers pay less for the first month. */
  isFirst: boolean;
  configuration: Configuration;
}

/** The price of Pro as sentences: amount, period, what follows or is saved, and VAT. */
export function ProPrice({ cycle, isFirst, configuration }: ProPriceProps) {
  const { locale } = useLanguage();
  const billing = useBillingText();
  const price = (cents: number) => formatPrice(locale, cents, configuration);
  const { proYearly, proFirstMonth, proMonthly } = prices;
  const vat = configuration.pricesIncludeVat && <p>{billing.withVat}</p>;
  if (cycle === 'yearly') {
    return (
      <>
        <span className={styles.amount}>{price(proYearly.eurCents)}</span>
        <p>{billing.perYear}</p>
        <p>{billing.perMonthOfYear(price(monthOfYear))}</p>
        <p>{billing.savings(price(yearlySavings))}</p>
        {vat}
      </>
    );
  }
  if (!isFirst) {
    return (
      <>
        <span className={styles.amount}>{price(proMonthly.eurCents)}</span>
        <p>{billing.perMonth}</p>
        {vat}
      </>
    );
  }
  return (
    <>
      <span className={styles.amount}>{price(proFirstMonth.eurCents)}</span>
      <p>{billing.firstMonthThen(price(proMonthly.eurCents))}</p>
      <p>
        <span className={styles.badge}>{billing.firstMonthBadge}</span>{' '}
        {billing.withCode(proFirstMonth.code)}
      </p>
      {vat}
    </>
  );
}
