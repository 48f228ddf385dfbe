import { readDocx, readPdf } from '../../apps/server/src/testing/documents/read-files.ts';

/** The text of a document as a reader sees it, by another library than the one that wrote it. */
export async function textOf(bytes: Uint8Array, format: 'pdf' | 'docx'): Promise<string> {
  return format === 'pdf' ? (await readPdf(bytes)).text : readDocx(bytes).text;
}
