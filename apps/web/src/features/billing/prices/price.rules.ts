import { LEV_PER_EURO, prices } from '@savet/contract/plans';
import { formatEuro, formatLev, type Locale } from '@savet/i18n/formats';

/** A price in euro; while the lev is shown too, with the lev in brackets. */
export function formatPrice(
  locale: Locale,
  eurCents: number,
  { showsLev }: { showsLev: boolean },
): string {
  const euro = formatEuro(locale, eurCents);
  return showsLev ? `${euro} (${formatLev(locale, stotinkiOf(eurCents))})` : euro;
}

/** The figures of the specification and what follows from them, or else the fixed rate. */
function stotinkiOf(eurCents: number): number {
  const known = [...Object.values(prices), savings];
  const listed = known.find((price) => price.eurCents === eurCents);
  return listed?.bgnCents ?? Math.round(eurCents * LEV_PER_EURO);
}

const savings = {
  eurCents: 12 * prices.proMonthly.eurCents - prices.proYearly.eurCents,
  bgnCents: 12 * prices.proMonthly.bgnCents - prices.proYearly.bgnCents,
};

/** The saving of a year at once, compared with twelve single months, in euro cents. */
export const yearlySavings = savings.eurCents;

/** The price of a month when a year is paid at once, in euro cents. */
export const monthOfYear = Math.round(prices.proYearly.eurCents / 12);
