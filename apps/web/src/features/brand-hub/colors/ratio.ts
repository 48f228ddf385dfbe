import { formatNumber, type Locale } from '@savet/i18n/formats';

/** Formats a contrast such as 4.5:1, rounded down so that it never overstates. */
export function formatRatio(locale: Locale, ratio: number): string {
  return `${formatNumber(locale, Math.floor(ratio * 10) / 10)}:1`;
}
