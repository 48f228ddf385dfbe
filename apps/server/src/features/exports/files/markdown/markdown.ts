import { brandFieldAt, type KnownBrandField } from '@savet/contract/brand-hub';
import { type Language, languages } from '@savet/contract/languages';
import type { Catalogue } from '@savet/i18n/catalogue';
import type { exportFiles } from '@savet/i18n/files/export-files';
import { formatUtc } from '@savet/i18n/formats';
import type { AccountRow } from '../../../accounts/transfer/account-row.ts';
import { oneLine } from '../../../chat/export-chat.rules.ts';

/** All texts for the files of an export, in the language of its account. */
export type FileTexts = Catalogue & { files: (typeof exportFiles)[Language]; language: Language };

/** Rows page by page, as the stores read them. */
export type Pages<Row> = AsyncIterable<Row[]>;

export function timeOf(time: string, { language }: FileTexts): string {
  return formatUtc(languages[language].tag, time);
}

/** The label of the Brand Hub field at a path; the path itself if this version has no such field. */
export function fieldLabelAt(path: string, account: AccountRow, texts: FileTexts): string {
  const field = brandFieldAt(path);
  return field ? fieldLabel(field, account, texts) : oneLine(path);
}

export function fieldLabel(
  { name }: KnownBrandField,
  { accountType }: AccountRow,
  { brandHub }: FileTexts,
): string {
  const isCompanyName = name === 'businessName' && accountType === 'other';
  return isCompanyName ? brandHub.companyName : brandHub.fields[name];
}

/** A row of a table. */
export function tableRow(cells: readonly string[]): string {
  const escaped = cells.map((cell) => oneLine(cell).replaceAll(/[\\|<>[\]`*_]/g, '\\$&'));
  return `| ${escaped.join(' | ')} |\n`;
}

export function tableHead(titles: readonly string[]): string {
  return `${tableRow(titles)}|${' --- |'.repeat(titles.length)}\n`;
}

/** Each row as text; `empty` if there is none. */
export async function* eachRow<Row>(
  pages: Pages<Row>,
  empty: string,
  write: (row: Row, isFirst: boolean) => string,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pages) {
    for (const row of page) {
      yield write(row, isFirst);
      isFirst = false;
    }
  }
  if (isFirst) yield `${empty}\n`;
}
