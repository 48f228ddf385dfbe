export type Locale = 'en' | 'bg';

/** How each language writes numbers and dates; British English, for prices are in euro. */
const regions: Record<Locale, string> = { en: 'en-GB', bg: 'bg-BG' };

/** A date such as “3 March 2026”. */
export function formatDate(locale: Locale, moment: string | Date): string {
  return written(locale, moment, { dateStyle: 'long' });
}

/** A date with its time such as “3 Mar 2026, 14:05”. */
export function formatMoment(locale: Locale, moment: string | Date): string {
  return written(locale, moment, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A time of day such as “14:05”. */
export function formatTime(locale: Locale, moment: string | Date): string {
  return written(locale, moment, { timeStyle: 'short' });
}

/** What ends a Bulgarian year never begins a line. */
function written(
  locale: Locale,
  moment: string | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = new Intl.DateTimeFormat(regions[locale], options).format(new Date(moment));
  return text.replace(' г.', '\u00a0г.');
}

/** A length of time in whole minutes such as “1 hour, 5 minutes”, from milliseconds; at least a minute. */
export function formatDuration(locale: Locale, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const parts = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const written = Object.entries(parts).flatMap(([unit, count]) =>
    count === 0 ? [] : [formatUnit(locale, count, unit)],
  );
  return new Intl.ListFormat(regions[locale], { type: 'unit' }).format(written);
}

/** A whole number with its thousands set apart. */
export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(regions[locale]).format(value);
}

/** A price in euro from cents; whole amounts without decimals. */
export function formatEuro(locale: Locale, cents: number): string {
  return formatPrice(locale, cents, 'EUR');
}

/** A price in leva from stotinki; whole amounts without decimals. */
export function formatLev(locale: Locale, stotinki: number): string {
  const amount = formatAmount(locale, stotinki);
  return locale === 'bg' ? `${amount}\u00a0лв.` : `${amount}\u00a0lv`;
}

function formatUnit(locale: Locale, count: number, unit: string): string {
  return new Intl.NumberFormat(regions[locale], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
}

function formatPrice(locale: Locale, cents: number, currency: string): string {
  return new Intl.NumberFormat(regions[locale], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

function formatAmount(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(regions[locale], {
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
