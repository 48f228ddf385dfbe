import { MODEL_PRICE_MAX } from '@savet/contract/models';
import { formatNumber } from '@savet/i18n/formats';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { TrashIcon } from '#ui/icons/icons.tsx';
import { MODEL_MAX } from '../connect/lengths.ts';
import { amountFields, type PriceError, type PriceRow, type RowErrors } from './prices.rules.ts';
import styles from './prices-form.module.css';

interface PriceFieldsProps {
  /** Counted from 1. */
  number: number;
  row: PriceRow;
  errors: RowErrors;
  /** Takes the focus when it appears. */
  isNew: boolean;
  onChange: (changes: Partial<PriceRow>) => void;
  onRemove: () => void;
}

/** The prices of one model. */
export function PriceFields({ number, row, errors, isNew, ...on }: PriceFieldsProps) {
  const { prices: texts, costs, connect } = useStaffText().models;
  const { locale } = useLanguage();
  const fields = useRef<HTMLFieldSetElement>(null);
  const name = row.model.trim() || texts.row(number);

  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
  }, [isNew]);

  function errorText(error: PriceError | undefined): string | undefined {
    switch (error) {
      case undefined:
        return undefined;
      case 'modelMissing':
      case 'modelInvalid':
        return connect.errors[error];
      case 'modelTwice':
        return texts.modelTwice;
      case 'amountInvalid':
        return costs.amountInvalid;
      case 'amountTooLarge':
        return costs.amountTooLarge(formatNumber(locale, MODEL_PRICE_MAX));
    }
  }

  return (
    <fieldset ref={fields} className={styles.row}>
      <legend className="visually-hidden">{name}</legend>
      <TextField
        label={texts.model}
        error={errorText(errors.model)}
        value={row.model}
        maxLength={MODEL_MAX}
        isCode
        autoComplete="off"
        onChange={(model) => on.onChange({ model })}
      />
      {amountFields.map((field) => (
        <TextField
          key={field}
          label={texts[field]}
          error={errorText(errors[field])}
          value={row[field]}
          maxLength={20}
          inputMode="decimal"
          autoComplete="off"
          onChange={(amount) => on.onChange({ [field]: amount })}
        />
      ))}
      <IconButton label={`${texts.remove}: ${name}`} onClick={on.onRemove}>
        <TrashIcon />
      </IconButton>
    </fieldset>
  );
}
