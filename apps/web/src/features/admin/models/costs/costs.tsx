import { formatMonth } from '@savet/i18n/formats';
import { useState } from 'react';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { CeilingsForm } from '../money-forms/ceilings-form.tsx';
import { PricesForm } from '../money-forms/prices-form.tsx';
import { Section } from '../section.tsx';
import { SectionState } from '../section-state.tsx';
import styles from './costs.module.css';
import { monthsUntil } from './months.rules.ts';
import { SpendingView } from './spending-view.tsx';
import { useSpending } from './use-spending.ts';

/** How many months can be chosen. */
const MONTHS = 13;

/** The costs of the models, with the prices and ceilings that decide them. */
export function Costs({ onChanged }: { onChanged: () => void }) {
  const texts = useStaffText().models.costs;
  const { locale } = useLanguage();
  const [months] = useState(() => monthsUntil(new Date(), MONTHS));
  const [month, setMonth] = useState(months[0] ?? '');
  const shown = useSpending(month);
  // The forms do not depend on the month that is shown, and keep what is typed when it changes.
  const now = useSpending(months[0] ?? '');

  function changed() {
    now.reload();
    if (month !== months[0]) shown.reload();
    onChanged();
  }

  return (
    <Section id="costs" title={texts.title}>
      <div className={styles.month}>
        <SelectField
          label={texts.month}
          value={month}
          options={months.map((value) => ({ value, label: formatMonth(locale, value) }))}
          onChange={setMonth}
        />
      </div>
      <SectionState data={shown} rows={3} />
      {shown.value && <SpendingView spending={shown.value} />}
      {now.value && (
        <>
          <PricesForm prices={now.value.prices} currency={now.value.currency} onSaved={changed} />
          <CeilingsForm
            ceilings={now.value.ceilings}
            currency={now.value.currency}
            unpriced={now.value.unpriced}
            onSaved={changed}
          />
        </>
      )}
    </Section>
  );
}
