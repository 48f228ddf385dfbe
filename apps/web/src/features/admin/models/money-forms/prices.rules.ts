import type { CallInput } from '@savet/contract/calls';
import { MODEL_PRICE_MAX } from '@savet/contract/models';
import { formatPlainNumber, type Locale } from '@savet/i18n/formats';
import { readAmount } from './amount.rules.ts';

type PriceList = CallInput<'setModelPrices'>;

export const amountFields = ['input', 'cachedInput', 'output'] as const;
type AmountField = (typeof amountFields)[number];

/** A row as typed. */
export interface PriceRow extends Readonly<Record<AmountField, string>> {
  /** Of the row on the screen. */
  readonly id: string;
  readonly model: string;
}

export type PriceError =
  | 'modelMissing'
  | 'modelInvalid'
  | 'modelTwice'
  | 'amountInvalid'
  | 'amountTooLarge';
export type RowErrors = Partial<Record<'model' | AmountField, PriceError>>;

export interface PriceErrors {
  readonly currency: boolean;
  /** By id of the row. */
  readonly rows: Readonly<Record<string, RowErrors>>;
}

/** As the contract allows. */
const DECIMALS = 6;

export function emptyRow(): PriceRow {
  return { id: crypto.randomUUID(), model: '', input: '', cachedInput: '', output: '' };
}

/** The rows of a price list; one empty row for an empty list. */
export function rowsOf(prices: PriceList['prices'], locale: Locale): PriceRow[] {
  if (prices.length === 0) return [emptyRow()];
  const written = (amount: number) => formatPlainNumber(locale, amount);
  return prices.map(({ model, input, cachedInput, output }) => ({
    id: model,
    model,
    input: written(input),
    cachedInput: written(cachedInput),
    output: written(output),
  }));
}

/** The list to send, or the errors. Empty rows are left out; without a price of its own, cached input costs as input. */
export function readPrices(
  currency: string,
  rows: readonly PriceRow[],
): { list: PriceList; errors?: never } | { errors: PriceErrors; list?: never } {
  const filled = rows.filter((row) => [row.model, ...amountsOf(row)].some((text) => text.trim()));
  const models = filled.map(({ model }) => model.trim());
  const code = currency.trim().toUpperCase();
  const isCurrencyWrong = !/^[A-Z]{3}$/.test(code);
  const errors = Object.fromEntries(
    filled.flatMap((row, index) => {
      const isTwice = models.indexOf(row.model.trim()) < index;
      const found = rowErrors(row, isTwice);
      return Object.keys(found).length > 0 ? [[row.id, found]] : [];
    }),
  );
  if (isCurrencyWrong || Object.keys(errors).length > 0) {
    return { errors: { currency: isCurrencyWrong, rows: errors } };
  }
  const prices = filled.map((row) => {
    const input = readAmount(row.input, DECIMALS) ?? 0;
    return {
      model: row.model.trim(),
      input,
      cachedInput: readAmount(row.cachedInput, DECIMALS) ?? input,
      output: readAmount(row.output, DECIMALS) ?? 0,
    };
  });
  return { list: { currency: code, prices } };
}

function rowErrors(row: PriceRow, isTwice: boolean): RowErrors {
  const found: RowErrors = {};
  const model = row.model.trim();
  if (model === '') found.model = 'modelMissing';
  else if (/[\s\p{C}]/u.test(model)) found.model = 'modelInvalid';
  else if (isTwice) found.model = 'modelTwice';
  for (const field of amountFields) {
    const error = amountError(row[field], field === 'cachedInput');
    if (error) found[field] = error;
  }
  return found;
}

function amountError(text: string, isOptional: boolean): PriceError | null {
  if (isOptional && text.trim() === '') return null;
  const amount = readAmount(text, DECIMALS);
  if (amount === null) return 'amountInvalid';
  return amount > MODEL_PRICE_MAX ? 'amountTooLarge' : null;
}

function amountsOf(row: PriceRow): string[] {
  return amountFields.map((field) => row[field]);
}
