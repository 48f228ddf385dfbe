import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSource, FileFormat } from '../../platform/documents/model.ts';
import makeFile from '../../platform/documents/worker.ts';
import { readDocx, readPdf } from './read-files.ts';

const KNOWLEDGE = join(
  import.meta.dirname,
  '../../../../../packages/built-in-consultant/knowledge',
);

/** Every text of the built-in consultant that has Cyrillic letters. */
export function knowledgeTexts(): string[] {
  const texts: string[] = [];
  for (const entry of readdirSync(KNOWLEDGE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    if (entry.name.endsWith('.json')) texts.push(...stringsOf(JSON.parse(content)));
    else texts.push(content);
  }
  return texts.filter((text) => /\p{Script=Cyrillic}/u.test(text));
}

/** Makes files of texts; `lost` says where the Cyrillic letters that come out of a file first differ. */
export async function makeDocuments(
  texts: readonly string[],
): Promise<{ format: FileFormat; bytes: Uint8Array; letters: number; lost: string | null }[]> {
  const source: DocumentSource = {
    title: 'Letters',
    subtitle: '',
    date: new Date(0),
    language: 'bg',
    footer: '',
    accent: '#A8401A',
    band: [],
    hasCover: false,
    blocks: texts.map((text) => ({ kind: 'paragraph', content: [{ text }] })),
  };
  const written = lettersOf(texts.join(''));
  // Not in a thread, whose time is limited: all the texts have hundreds of pages.
  const file = async (format: FileFormat) =>
    (await makeFile({ kind: 'file', format, document: source })) as Uint8Array;
  const pdf = await file('pdf');
  const docx = await file('docx');
  return [
    compared('pdf', pdf, written, (await readPdf(pdf)).text),
    compared('docx', docx, written, readDocx(docx).text),
  ];
}

function compared(format: FileFormat, bytes: Uint8Array, written: string, text: string) {
  const read = lettersOf(text);
  let index = 0;
  while (index < written.length && written[index] === read[index]) index += 1;
  const isSame = read === written;
  const lost = isSame
    ? null
    : `“${written.slice(index, index + 40)}” came out as “${read.slice(index, index + 40)}”`;
  return { format, bytes, letters: written.length, lost };
}

/** The Cyrillic letters of a text, in their order. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/\P{Script=Cyrillic}/gu, '');
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
