import { formatNumber, type Locale } from '@savet/i18n/formats';

/** A contrast as people know it, such as 4.5:1; rounded down, so that it never promises too much. */
export function formatRatio(locale: Locale, ratio: number): string {
  return `${formatNumber(locale, Math.floor(ratio * 10) / 10)}:1`;
}
