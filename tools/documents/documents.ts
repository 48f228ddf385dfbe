import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  knowledgeTexts,
  makeDocuments,
} from '../../apps/server/src/testing/documents/knowledge-documents.ts';
import { sampleFiles } from '../../apps/server/src/testing/documents/sample-documents.ts';
import { findOffice } from './office.ts';
import { textOf } from './text-of.ts';

/** LibreOffice needs about a second for twenty pages. */
const OFFICE_MS = 600_000;

interface WordFile {
  name: string;
  bytes: Uint8Array;
  /** A text that LibreOffice must show. */
  shows: string;
}

/**
 * `node tools/documents/documents.ts [FOLDER]`: writes all knowledge texts as PDF and Word documents, reads them again, and opens
 * the Word documents, a chat and a brand book in LibreOffice, which refuses a file that it would have to repair when nobody is asked.
 * Everything is left in FOLDER if there is one.
 */
const kept = process.argv[2];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'savet-documents-'));
mkdirSync(folder, { recursive: true });
const texts = knowledgeTexts();
const files = await makeDocuments(texts);
for (const { format, bytes, letters, lost } of files) {
  console.log(
    `${format}: ${bytes.length} bytes, ${letters} Cyrillic letters, ${lost ?? 'all the same'}`,
  );
  if (lost !== null) process.exitCode = 1;
}
const letters = files.filter(({ format }) => format === 'docx');
const words: WordFile[] = letters.map(({ bytes }) => ({
  name: 'letters',
  bytes,
  shows: texts[0]?.match(/\p{Script=Cyrillic}+/u)?.[0] ?? '',
}));
for (const { name, format, bytes, shows } of await sampleFiles()) {
  if (format === 'docx') words.push({ name, bytes, shows });
  else {
    report(`${name}.pdf`, await textOf(bytes, 'pdf'), shows);
    if (kept !== undefined) writeFileSync(join(folder, `${name}.pdf`), bytes);
  }
}
const office = findOffice();
if (office === null) {
  console.log('LibreOffice is not installed: nothing opened the Word documents');
  process.exitCode = 1;
} else await openAll(office, words);
if (kept === undefined) rmSync(folder, { recursive: true });

/** Lets LibreOffice print the files, and reads what it has printed. */
async function openAll(program: string, written: readonly WordFile[]): Promise<void> {
  const paths = written.map(({ name, bytes }) => {
    const path = join(folder, `${name}.docx`);
    writeFileSync(path, bytes);
    return path;
  });
  const printed = join(folder, 'printed');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const arguments_ = [profile, '--headless', '--convert-to', 'pdf', '--outdir', printed, ...paths];
  execFileSync(program, arguments_, { stdio: 'pipe', timeout: OFFICE_MS });
  for (const { name, shows } of written) {
    const shown = readFileSync(join(printed, `${name}.pdf`));
    report(`${name}.docx in LibreOffice`, await textOf(shown, 'pdf'), shows);
  }
}

function report(name: string, text: string, shows: string): void {
  const isShown = text.replaceAll(/\s/gu, '').includes(shows.replaceAll(/\s/gu, ''));
  console.log(`${name}: ${isShown ? 'opened' : `“${shows}” is missing`}`);
  if (!isShown) process.exitCode = 1;
}
