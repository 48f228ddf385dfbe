import { withPlainSpaces } from '@savet/i18n/typography/line-ends';

/** Cells that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. A cell that a spreadsheet
 * would run as a formula gets an apostrophe before it, and all spaces are plain: a search finds no others.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const plain = withPlainSpaces(text);
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
