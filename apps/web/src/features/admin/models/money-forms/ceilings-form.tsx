import type { CallInput } from '@savet/contract/calls';
import { CEILING_MAX } from '@savet/contract/models';
import { formatMoney } from '@savet/i18n/formats';
import { useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import styles from '../models.module.css';
import { type CeilingErrors, ceilingNames, draftOf, readCeilings } from './ceilings.rules.ts';
import { MoneyForm } from './money-form.tsx';
import { useSaving } from './use-saving.ts';

type Ceilings = CallInput<'setCeilings'>;

interface CeilingsFormProps {
  ceilings: Ceilings;
  currency: string;
  /** Models in use without a price, which are not asked while a ceiling is set. */
  unpriced: readonly string[];
  onSaved: () => void;
}

/** The most that a month may cost, for all plans together and for each. */
export function CeilingsForm({ ceilings: stored, currency, unpriced, onSaved }: CeilingsFormProps) {
  const { models, quota } = useStaffText();
  const { locale } = useLanguage();
  const texts = models.ceilings;
  const [draft, setDraft] = useState(() => draftOf(stored, locale));
  const hasCeiling = Object.values(stored).some((ceiling) => ceiling !== null);
  const [errors, setErrors] = useState<CeilingErrors>();
  const { isBusy, failure, save } = useSaving(onSaved);

  function submit() {
    const read = readCeilings(draft);
    setErrors(read.errors);
    const { ceilings } = read;
    if (ceilings) save(() => callWithoutSubject('setCeilings', ceilings), texts.saved);
  }

  function errorText(name: keyof Ceilings): string | undefined {
    const error = errors?.[name];
    if (error === undefined) return undefined;
    if (error === 'amountInvalid') return models.costs.amountInvalid;
    return models.costs.amountTooLarge(formatMoney(locale, CEILING_MAX, currency));
  }

  return (
    <MoneyForm
      id="ceilings"
      title={texts.title}
      text={texts.text}
      isBusy={isBusy}
      failure={failure}
      errors={errors}
      onSubmit={submit}
    >
      {unpriced.length > 0 && (
        <p className={hasCeiling ? styles.danger : styles.note}>
          {texts.unpriced(unpriced.join(', '), hasCeiling)}
        </p>
      )}
      <div className={styles.pair}>
        {ceilingNames.map((name) => (
          <TextField
            key={name}
            label={`${name === 'total' ? texts.total : texts.plan(quota.plans[name])} (${currency})`}
            error={errorText(name)}
            value={draft[name]}
            maxLength={16}
            inputMode="decimal"
            autoComplete="off"
            onChange={(amount) => setDraft({ ...draft, [name]: amount })}
          />
        ))}
      </div>
    </MoneyForm>
  );
}
