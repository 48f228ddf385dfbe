import type { Language } from '@savet/contract/languages';
import { locales } from '../../language/language-of.ts';
import type { Calculation } from '../../numbers/calculation.ts';
import type { Result } from '../../numbers/inputs.ts';

const percentSigns: Record<Language, string> = { EN: '%', BG: ' %' };
/** Whether € and $ stand before the amount. */
const currencyFirst: Record<Language, boolean> = { EN: true, BG: false };

/** A result as readers write it. */
export function shown(
  { value: exact, as }: Result,
  currency: Calculation['currency'],
  language: Language,
): string {
  // 198.00000000000003 is no amount with cents.
  const value = Math.round(exact * 1e6) / 1e6;
  if (as === 'percent') return `${plain(value, language)}${percentSigns[language]}`;
  if (as === 'months') return months(value, language);
  if (as === 'number') return plain(value, language);
  const amount = new Intl.NumberFormat(locales[language], {
    // Cents where there are any.
    minimumFractionDigits: Number.isInteger(value) || value >= 1_000 ? 0 : 2,
    maximumFractionDigits: value >= 1_000 ? 0 : 2,
  }).format(value);
  return withCurrency(amount, currency, language);
}

/** An amount with its sign: “−€12”, not “€-12”, and “12 leva” in English. */
export function withCurrency(
  amount: string,
  currency: Calculation['currency'],
  language: Language,
): string {
  if (!currencyFirst[language]) return `${amount} ${currency}`;
  if (currency === 'лв.') return `${amount} leva`;
  return amount.startsWith('-') ? `−${currency}${amount.slice(1)}` : `${currency}${amount}`;
}

function months(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}

/** With at most two decimals, and none for large numbers. */
export function plain(value: number, language: Language): string {
  const maximumFractionDigits = Math.abs(value) >= 1_000 ? 0 : 2;
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits }).format(value);
}
