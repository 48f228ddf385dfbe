import type { Language } from '@savet/contract/languages';
import { locales } from '../../language/language-of.ts';
import type { Calculation } from '../../numbers/calculation.ts';
import type { Operation, Step, Term } from '../../numbers/steps.ts';
import { shown, withCurrency } from './shown-number.ts';

export interface Notation {
  currency: Calculation['currency'];
  language: Language;
}

const DECIMALS = 2;
const SAME = 1e-7;
const signs: Readonly<Partial<Record<Operation, string>>> = {
  product: ' × ',
  quotient: ' ÷ ',
  sum: ' + ',
  difference: ' − ',
  share: ' × ',
  'by-share': ' ÷ ',
  ratio: ' ÷ ',
};

/** “€45 − €5 = €40”; with “≈” if the result is rounded. */
export function stepText({ operation, terms, value, as }: Step, notation: Notation): string {
  const parts = terms.map((term) => exactly(term, notation));
  const isRounded = [value, ...terms.map((term) => term.value)].some(
    (each) => Math.abs(rounded(each) - each) > SAME,
  );
  const isRounding = operation === 'round-up' || operation === 'round';
  const equals = isRounding ? '→' : isRounded ? '≈' : '=';
  return `${expression(operation, parts, notation)} ${equals} ${exactly({ value, as }, notation)}`;
}

function expression(operation: Operation, parts: readonly string[], notation: Notation): string {
  const [first = '', second = ''] = parts;
  const all = exactly({ value: 100, as: 'percent' }, notation);
  switch (operation) {
    case 'rest':
      return `${first} × (${all} − ${second})`;
    case 'by-rest':
      return `${first} ÷ (${all} − ${second})`;
    case 'more':
      return `${first} × (${all} + ${second})`;
    case 'by-more':
      return `${first} ÷ (${all} + ${second})`;
    case 'left-ratio':
      return `${all} − ${first} ÷ ${second}`;
    case 'course':
      return `${first} × (${all} − ${second}) + ${parts[2] ?? ''}`;
    case 'growth':
      return `(${second} ÷ ${first})^(1 ÷ ${parts[2] ?? ''}) − 1`;
    case 'instalment':
      return `${first} × r ÷ (1 − (1 + r)^−${parts[2] ?? ''}), r = ${second} ÷ 12`;
    case 'round':
    case 'round-up':
      return first;
    default:
      return parts.join(signs[operation] ?? ' ');
  }
}

/** An amount with its cents, however large it is: the step has to be right to the cent. */
export function exactly({ value, as }: Term, notation: Notation): string {
  const { currency, language } = notation;
  if (as === 'percent') return shown({ value, as }, currency, language);
  const isMoney = as === 'money';
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: isMoney && !Number.isInteger(rounded(value)) ? DECIMALS : 0,
    maximumFractionDigits: DECIMALS,
  }).format(rounded(value));
  if (!isMoney) return number;
  return withCurrency(number, currency, language);
}

/** A result as the main sentence tells it. */
export function resultOf({ value, as }: Term, notation: Notation): string {
  if (as === 'months') return shown({ value, as }, notation.currency, notation.language);
  return exactly({ value, as }, notation);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
