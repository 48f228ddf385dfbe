import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', bg: 'bg-BG' };

/** An amount in the currency's smallest unit (cents) as a price. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits).replace('-', '−');
}

/** Unix seconds as a date in UTC, as Stripe counts its periods. */
export function formatDate(seconds: number, language: Language): string {
  return written(seconds, language, { dateStyle: 'long' });
}

/** Unix seconds as date and time in UTC. */
export function formatTime(seconds: number, language: Language): string {
  return written(seconds, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** What ends a Bulgarian year never begins a line. */
function written(seconds: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  return format.format(seconds * 1000).replace(' г.', '\u00a0г.');
}

/** A month of a year as a card shows it. */
export function formatMonth(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
}
