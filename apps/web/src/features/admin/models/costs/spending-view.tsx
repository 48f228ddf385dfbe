import { formatMoney, formatNumber } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import styles from '../models.module.css';
import { SpendingTables } from './spending-tables.tsx';
import { SpendingTotal } from './spending-total.tsx';
import type { Spending } from './use-spending.ts';

/** Money and tokens of a month. */
export function SpendingView({ spending }: { spending: Spending }) {
  const texts = useStaffText().models.costs;
  const { locale } = useLanguage();
  const { total, estimated, currency, ceilings, inputTokens, outputTokens } = spending;
  const count = (value: number) => formatNumber(locale, value);
  const isEmpty = spending.byModel.length === 0;
  return (
    <>
      <SpendingTotal total={total} ceiling={ceilings.total} currency={currency} />
      {isEmpty ? (
        <p className={styles.text}>{texts.none}</p>
      ) : (
        <>
          <p className={styles.note}>
            {estimated > 0 && (
              <>
                {texts.estimated(formatMoney(locale, estimated, currency))}
                <br />
              </>
            )}
            {texts.tokens(count(inputTokens), count(outputTokens))}
          </p>
          <SpendingTables spending={spending} />
        </>
      )}
    </>
  );
}
