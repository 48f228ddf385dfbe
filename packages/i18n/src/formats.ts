import { type Language, languages } from '@savet/contract/languages';

/** Decimal, as browsers and systems give the sizes of files and models. */
const BYTES_PER_MEGABYTE = 1_000_000;
const BYTES_PER_GIGABYTE = 1_000_000_000;

/** The BCP 47 tag of a language. */
export type Locale = (typeof languages)[Language]['tag'];

const regions = Object.fromEntries(
  Object.values(languages).map(({ tag, intl }) => [tag, intl]),
) as Record<Locale, string>;
/** Corrects the dates and times of the runtime. */
const corrected: Record<Locale, (text: string) => string> = {
  en: (text) => text,
  // “г.” after a year and “ч.” after a time never begin a line. Only some ICU versions write the “ч.”.
  bg: (text) => text.replace(' г.', '\u00a0г.').replace(/(\d:\d\d)(\s*ч\.)?$/u, '$1\u00a0ч.'),
};
const levSigns: Record<Locale, string> = { en: 'lv', bg: 'лв.' };

/** A date such as “3 March 2026”. */
export function formatDate(locale: Locale, timestamp: string | Date): string {
  return written(locale, timestamp, { dateStyle: 'long' });
}

/** The same on a page, where it never breaks over two lines. Emails and files have plain spaces. */
export function unbrokenDate(locale: Locale, timestamp: string | Date): string {
  return formatDate(locale, timestamp).replaceAll(' ', '\u00a0');
}

/** The same in few letters such as “3 Mar 2026”, where there is little room. */
export function shortDate(locale: Locale, timestamp: string | Date): string {
  return written(locale, timestamp, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
}

/** A day without its year such as “3 Mar”, for the axis of a chart. */
export function formatDay(locale: Locale, timestamp: string | Date): string {
  return written(locale, timestamp, { day: 'numeric', month: 'short' });
}

/** A date with the time such as “3 Mar 2026, 14:05”. */
export function formatDateTime(locale: Locale, timestamp: string | Date): string {
  return written(locale, timestamp, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A date with the time in UTC such as “3 Mar 2026, 14:05 UTC”, for files: they are read anywhere. */
export function formatUtc(locale: Locale, timestamp: string | Date): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${written(locale, timestamp, options)} UTC`;
}

/** A time of day such as “14:05”. */
export function formatTime(locale: Locale, timestamp: string | Date): string {
  return written(locale, timestamp, { timeStyle: 'short' });
}

function written(
  locale: Locale,
  timestamp: string | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return corrected[locale](dateFormat(regions[locale], options).format(new Date(timestamp)));
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a hundred times as long as using it. There are only a few. */
function dateFormat(region: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([region, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(region, options);
  dateFormats.set(key, format);
  return format;
}

/** A duration in whole minutes, at least one, such as “1 hour, 5 minutes”. */
export function formatDuration(locale: Locale, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const parts = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const written = Object.entries(parts).flatMap(([unit, count]) =>
    count === 0 ? [] : [formatUnit(locale, count, unit)],
  );
  return new Intl.ListFormat(regions[locale], { type: 'unit' }).format(written);
}

/** A number with thousands separators. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}

/** A number without thousands separators, as it stands in a field. At most six decimals. */
export function formatPlainNumber(locale: Locale, value: number): string {
  return numberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

/** A share of 0 to 1 in whole per cent. */
export function formatShare(locale: Locale, share: number): string {
  return numberFormat(locale, { style: 'percent' }).format(share);
}

/** A duration in seconds with one decimal such as “1.2 seconds”. */
export function formatSeconds(locale: Locale, milliseconds: number): string {
  const options = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return numberFormat(locale, { ...options, maximumFractionDigits: 1 }).format(
    milliseconds / 1_000,
  );
}

/** A size in gigabytes with one decimal such as “4.7 GB”. */
export function formatGigabytes(locale: Locale, bytes: number): string {
  const options = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
  return numberFormat(locale, options).format(bytes / BYTES_PER_GIGABYTE);
}

/** A size of a file such as “3.2 MB”; below a megabyte in whole kilobytes, at least one. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const isSmall = bytes < BYTES_PER_MEGABYTE;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const amount = isSmall ? Math.max(1, Math.round(bytes / 1_000)) : bytes / BYTES_PER_MEGABYTE;
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

/** An amount of money in any currency; below one cent with two significant digits. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  const isTiny = amount > 0 && amount < 0.01;
  const digits = isTiny ? { maximumSignificantDigits: 2 } : {};
  // Other signs are known in one language only, such as “щ.д.”; forms name the currency by its code.
  const currencyDisplay = currency.toUpperCase() === 'EUR' ? 'symbol' : 'code';
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay, ...digits }).format(
    amount,
  );
}

/** A month such as “November 2026”. */
export function formatMonth(locale: Locale, month: string): string {
  return written(locale, `${month}-01T00:00:00Z`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A price in euro. Whole amounts have no decimals. */
export function formatEuro(locale: Locale, cents: number): string {
  return formatPrice(locale, cents, 'EUR');
}

/** A price in leva. Whole amounts have no decimals. */
export function formatLev(locale: Locale, stotinki: number): string {
  return `${formatAmount(locale, stotinki)}\u00a0${levSigns[locale]}`;
}

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(regions[locale], options);
}

function formatUnit(locale: Locale, count: number, unit: string): string {
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
}

function formatPrice(locale: Locale, cents: number, currency: string): string {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

function formatAmount(locale: Locale, cents: number): string {
  return numberFormat(locale, {
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
