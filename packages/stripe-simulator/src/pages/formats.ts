import type { Address } from '../billing/objects/customers.ts';
import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', bg: 'bg-BG' };

/** Formats an amount in the smallest currency unit as a price. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits).replace('-', '−');
}

/** Formats Unix seconds as a date in UTC, the time zone of Stripe's periods. */
export function formatDate(seconds: number, language: Language): string {
  return formatDateTime(seconds, language, { dateStyle: 'long' });
}

/** Formats Unix seconds as date and time in UTC. */
export function formatTime(seconds: number, language: Language): string {
  return formatDateTime(seconds, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Bulgarian puts “г.” after a year and “ч.” after a time; a no-break space keeps them on its line. */
function formatDateTime(
  seconds: number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const text = format.format(seconds * 1000);
  if (language === 'en') return text;
  // Only some ICU versions add the “ч.”.
  return text.replace(' г.', '\u00a0г.').replace(/(\d:\d\d)(\s*ч\.)?$/u, '$1\u00a0ч.');
}

/** Formats an expiry date as on a card, such as 04/29. */
export function formatMonth(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
}

/** Formats a city after its postcode. Empty without both. */
export function formatCity({ postal_code, city }: Pick<Address, 'postal_code' | 'city'>): string {
  return [postal_code, city].filter(Boolean).join(' ');
}
