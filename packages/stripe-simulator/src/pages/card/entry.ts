import type { Texts } from '../texts/en.ts';

/** Input of the card form. */
export interface CardEntry {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type CardField = keyof CardEntry;
export type CardProblem = keyof Texts['card']['problems'];
export type CardProblems = Partial<Record<CardField, CardProblem>>;

export const emptyEntry: CardEntry = { email: '', number: '', expiry: '', cvc: '', name: '' };

/** Removes spaces and dashes from a card number. */
export function cardDigits(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}

/**
 * Validates an entry and returns the problems by field.
 * @param rules.now simulated Unix time in seconds, used for the expiry check
 */
export function cardProblems(
  entry: CardEntry,
  rules: { now: number; emailNeeded: boolean; isTestCard: (number: string) => boolean },
): CardProblems {
  const problems: CardProblems = {};
  const digits = cardDigits(entry.number);
  const expiry = expiryProblem(entry.expiry, rules.now);
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) problems.number = 'number';
  else if (!rules.isTestCard(digits)) problems.number = 'notTest';
  if (expiry) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(entry.cvc.trim())) problems.cvc = 'cvc';
  if (entry.name.trim() === '') problems.name = 'name';
  if (rules.emailNeeded && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entry.email.trim())) {
    problems.email = 'email';
  }
  return problems;
}

/** Converts a valid entry to billing's card details. */
export function cardDetails(entry: CardEntry): {
  card: string;
  name: string;
  email: string | null;
  month?: number;
  year?: number;
} {
  return {
    card: cardDigits(entry.number),
    name: entry.name,
    email: entry.email === '' ? null : entry.email,
    ...readExpiry(entry.expiry),
  };
}

function expiryProblem(expiry: string, now: number): CardProblem | undefined {
  const read = readExpiry(expiry);
  if (!read) return 'expiry';
  // A card is valid until the end of its month. Date.UTC counts months from 0, so this is the next month.
  return Date.UTC(read.year, read.month) <= now * 1000 ? 'expired' : undefined;
}

function readExpiry(expiry: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Checks the Luhn check digit (ISO/IEC 7812-1). */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
