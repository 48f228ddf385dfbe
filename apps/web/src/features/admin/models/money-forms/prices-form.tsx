import type { CallInput } from '@savet/contract/calls';
import { useRef, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { MoneyForm } from './money-form.tsx';
import { PriceFields } from './price-fields.tsx';
import { emptyRow, type PriceErrors, type PriceRow, readPrices, rowsOf } from './prices.rules.ts';
import styles from './prices-form.module.css';
import { useSaving } from './use-saving.ts';

/** As the contract checks. */
const PRICES_MAX = 100;

interface PricesFormProps extends Readonly<CallInput<'setModelPrices'>> {
  onSaved: () => void;
}

/** The price list: a row for each model. */
export function PricesForm({ prices, currency: stored, onSaved }: PricesFormProps) {
  const texts = useStaffText().models.prices;
  const { locale } = useLanguage();
  const [currency, setCurrency] = useState(stored);
  const [rows, setRows] = useState(() => rowsOf(prices, locale));
  const [errors, setErrors] = useState<PriceErrors>();
  /** Id of the row that was added last: it takes the focus. */
  const [added, setAdded] = useState('');
  const addButton = useRef<HTMLDivElement>(null);
  const { isBusy, failure, save } = useSaving(onSaved);

  function submit() {
    const read = readPrices(currency, rows);
    setErrors(read.errors);
    const { list } = read;
    if (list) save(() => callWithoutSubject('setModelPrices', list), texts.saved);
  }

  function change(id: string, changes: Partial<PriceRow>) {
    setRows(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  }

  function add() {
    const row = emptyRow();
    setRows([...rows, row]);
    setAdded(row.id);
  }

  function remove(removed: string) {
    setRows(rows.filter(({ id }) => id !== removed));
    // The button that was pressed is gone.
    addButton.current?.querySelector('button')?.focus();
  }

  return (
    <MoneyForm
      id="prices"
      title={texts.title}
      text={texts.text}
      isBusy={isBusy}
      failure={failure}
      errors={errors}
      onSubmit={submit}
    >
      <div className={styles.currency}>
        <TextField
          label={texts.currency}
          hint={texts.currencyHint}
          error={errors?.currency ? texts.currencyInvalid : undefined}
          value={currency}
          maxLength={3}
          isCode
          onChange={setCurrency}
        />
      </div>
      {rows.map((row, index) => (
        <PriceFields
          key={row.id}
          number={index + 1}
          row={row}
          errors={errors?.rows[row.id] ?? {}}
          onChange={(changes) => change(row.id, changes)}
          isNew={row.id === added}
          onRemove={() => remove(row.id)}
        />
      ))}
      <div ref={addButton}>
        <Button disabled={rows.length >= PRICES_MAX} onClick={add}>
          {texts.add}
        </Button>
      </div>
      <p className={styles.note}>{texts.cachedHint}</p>
    </MoneyForm>
  );
}
