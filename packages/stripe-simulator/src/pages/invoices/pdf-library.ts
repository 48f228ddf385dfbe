import { createRequire } from 'node:module';
import type Library from 'pdfkit';

/** Optional peer dependencies: few tests look at the file of an invoice, and the fonts are large. */
const PDF_PACKAGES = ['pdfkit', 'dejavu-fonts-ttf'];
const notFound = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

export interface PdfLibrary {
  PDFDocument: typeof Library;
  /** Files of fonts with Latin and Cyrillic letters, of which a document keeps those that it uses. */
  regular: string;
  bold: string;
}

/** Loads the packages that write files; null if one of them is not installed. */
export async function loadPdfLibrary(): Promise<PdfLibrary | null> {
  const require = createRequire(import.meta.url);
  try {
    const regular = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
    const bold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
    const { default: PDFDocument } = await import('pdfkit');
    return { PDFDocument, regular, bold };
  } catch (error) {
    if (isNotInstalled(error)) return null;
    throw error;
  }
}

/** False if a package is there, but lacks something itself. */
function isNotInstalled(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && notFound.has(String(error.code))))
    return false;
  return PDF_PACKAGES.some((name) => error.message.includes(`'${name}`));
}
