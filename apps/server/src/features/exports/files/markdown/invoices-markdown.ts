import { languages } from '@savet/contract/languages';
import { formatMoney } from '@savet/i18n/formats';
import type { InvoiceList } from '../../../billing/transfer/invoice-rows.ts';
import { type FileTexts, tableHead, tableRow, timeOf } from './markdown.ts';

export function* invoicesMarkdown(
  { complete, invoices }: InvoiceList,
  texts: FileTexts,
): Generator<string> {
  const { invoicesTitle, invoicesIncomplete, none, columns, invoiceStates } = texts.files;
  const { tag } = languages[texts.language];
  yield `# ${invoicesTitle}\n\n`;
  if (!complete) yield `${invoicesIncomplete}\n\n`;
  if (invoices.length === 0) {
    if (complete) yield `${none}\n`;
    return;
  }
  yield tableHead([columns.date, columns.number, columns.amount, columns.state, columns.link]);
  const states: Record<string, string> = invoiceStates;
  for (const { date, number, amount, currency, status, url } of invoices) {
    yield tableRow([
      timeOf(date, texts),
      number ?? '',
      formatMoney(tag, amount / 100, currency.toUpperCase()),
      status === null ? '' : (states[status] ?? status),
      url ?? '',
    ]);
  }
}
