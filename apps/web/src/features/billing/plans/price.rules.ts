import { formatEuro, formatLev, type Locale } from '@savet/i18n/formats';

/** A price in euro, with lev next to it. */
export function bothCurrencies(
  locale: Locale,
  price: { eurCents: number; bgnCents: number },
): string {
  return `${formatEuro(locale, price.eurCents)} / ${formatLev(locale, price.bgnCents)}`;
}
