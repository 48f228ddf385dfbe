import { formatMoney, formatShare } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import models from '../models.module.css';
import styles from './costs.module.css';

interface SpendingTotalProps {
  total: number;
  /** Null: none. */
  ceiling: number | null;
  currency: string;
}

/** The cost of a month against its ceiling, as a text and as a bar. */
export function SpendingTotal({ total, ceiling, currency }: SpendingTotalProps) {
  const texts = useStaffText().models.costs;
  const { locale } = useLanguage();
  const money = (amount: number) => formatMoney(locale, amount, currency);
  if (ceiling === null) {
    return (
      <div className={styles.total}>
        <strong>{texts.total(money(total))}</strong>
        <p className={models.note}>{texts.noCeiling}</p>
      </div>
    );
  }
  const isReached = total >= ceiling;
  const share = ceiling === 0 ? 1 : total / ceiling;
  return (
    <div className={styles.total}>
      <strong>{texts.ofCeiling(money(total), money(ceiling), formatShare(locale, share))}</strong>
      <svg
        className={styles.bar}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        data-reached={isReached}
        aria-hidden="true"
      >
        <rect width={Math.min(1, share)} height={1} />
      </svg>
      {isReached && <p className={models.danger}>{texts.reached}</p>}
    </div>
  );
}
