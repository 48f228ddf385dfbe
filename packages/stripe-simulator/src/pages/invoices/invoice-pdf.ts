import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Invoice } from '../../billing/objects.ts';
import { type Language, texts } from '../language.ts';
import { contentOf, type InvoiceRow } from './invoice-content.ts';

const require = createRequire(import.meta.url);
/** Fonts with Latin and Cyrillic letters, of which the file keeps those that it uses. */
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
/** Sizes in points. */
const MARGIN = 56;
const TITLE_SIZE = 20;
const TEXT_SIZE = 10;
const GAP = 14;

/** A finalized invoice as a file, on as many A4 pages as it needs; the same invoice makes the same file. */
export async function invoicePdf(invoice: Invoice, language: Language): Promise<Uint8Array> {
  // Few tests look at an invoice: the library is loaded for those.
  const { default: PDFDocument } = await import('pdfkit');
  const { title, notice, facts, recipient, amounts, taxNote } = contentOf(invoice, language);
  const created = new Date(invoice.created * 1_000);
  const file = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: created, ModDate: created },
  });
  const bytes = buffer(file);
  const width = file.page.width - 2 * MARGIN;

  file.font(BOLD, TITLE_SIZE).text(title);
  file.font(REGULAR, TEXT_SIZE).moveDown().text(notice).moveDown();
  for (const row of facts) writeRow(row);
  heading(texts[language].invoice.to);
  for (const line of recipient) file.text(line);
  file.moveDown();
  for (const row of amounts) writeRow(row);
  if (taxNote !== null) file.moveDown().text(taxNote);
  file.end();
  return bytes;

  function heading(text: string): void {
    file.moveDown().font(BOLD, TEXT_SIZE).text(text).font(REGULAR, TEXT_SIZE);
  }

  function writeRow({ label, value, isTotal }: InvoiceRow): void {
    file.font(isTotal ? BOLD : REGULAR, TEXT_SIZE);
    const valueWidth = file.widthOfString(value);
    const labelWidth = width - valueWidth - GAP;
    const height = Math.max(file.heightOfString(label, { width: labelWidth }), TEXT_SIZE) + GAP / 2;
    if (file.y + height > file.page.height - MARGIN) file.addPage();
    const top = file.y;
    file.text(label, MARGIN, top, { width: labelWidth });
    file.text(value, MARGIN + width - valueWidth, top, { lineBreak: false });
    file.font(REGULAR, TEXT_SIZE);
    file.x = MARGIN;
    file.y = top + height;
  }
}
