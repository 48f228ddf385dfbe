import { buffer } from 'node:stream/consumers';
import type { Invoice } from '../../billing/objects/invoices.ts';
import { type Language, texts } from '../language.ts';
import { contentOf, type InvoiceRow } from './invoice-content.ts';
import type { PdfLibrary } from './pdf-library.ts';

/** Sizes in points. */
const MARGIN = 56;
const TITLE_SIZE = 20;
const TEXT_SIZE = 10;
const GAP = 14;

/** A finalized invoice as a file, on as many A4 pages as it needs; the same invoice makes the same file. */
export async function invoicePdf(
  { PDFDocument, regular, bold }: PdfLibrary,
  invoice: Invoice,
  language: Language,
): Promise<Uint8Array> {
  const { title, notice, facts, recipient, amounts, taxNote } = contentOf(invoice, language);
  const created = new Date(invoice.created * 1_000);
  const file = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: regular,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: created, ModDate: created },
  });
  const bytes = buffer(file);
  const width = file.page.width - 2 * MARGIN;

  file.font(bold, TITLE_SIZE).text(title);
  file.font(regular, TEXT_SIZE).moveDown().text(notice).moveDown();
  for (const row of facts) writeRow(row);
  heading(texts[language].invoice.to);
  for (const line of recipient) file.text(line);
  file.moveDown();
  for (const row of amounts) writeRow(row);
  if (taxNote !== null) file.moveDown().text(taxNote);
  file.end();
  return bytes;

  function heading(text: string): void {
    file.moveDown().font(bold, TEXT_SIZE).text(text).font(regular, TEXT_SIZE);
  }

  function writeRow({ label, value, isTotal }: InvoiceRow): void {
    file.font(isTotal ? bold : regular, TEXT_SIZE);
    const valueWidth = file.widthOfString(value);
    const labelWidth = width - valueWidth - GAP;
    const height = Math.max(file.heightOfString(label, { width: labelWidth }), TEXT_SIZE) + GAP / 2;
    if (file.y + height > file.page.height - MARGIN) file.addPage();
    const top = file.y;
    file.text(label, MARGIN, top, { width: labelWidth });
    file.text(value, MARGIN + width - valueWidth, top, { lineBreak: false });
    file.font(regular, TEXT_SIZE);
    file.x = MARGIN;
    file.y = top + height;
  }
}
