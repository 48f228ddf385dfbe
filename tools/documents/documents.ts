import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  knowledgeTexts,
  makeDocuments,
} from '../../apps/server/src/testing/documents/knowledge-documents.ts';
import { findOffice } from './office.ts';

/** LibreOffice needs about a second for twenty pages. */
const OFFICE_MS = 600_000;

/**
 * `node tools/documents/documents.ts`: writes all knowledge texts as PDF and Word documents, reads them again, and opens the Word
 * document in LibreOffice, which refuses a file that it would have to repair when nobody is asked.
 */
const office = findOffice();
const files = await makeDocuments(knowledgeTexts());
for (const { format, bytes, letters, lost } of files) {
  console.log(
    `${format}: ${bytes.length} bytes, ${letters} Cyrillic letters, ${lost ?? 'all the same'}`,
  );
  if (lost !== null) process.exitCode = 1;
}
const docx = files.find(({ format }) => format === 'docx');
if (office === null) {
  console.log('LibreOffice is not installed: nothing opened the Word document');
  process.exitCode = 1;
} else if (docx) {
  const folder = mkdtempSync(join(tmpdir(), 'savet-documents-'));
  try {
    const file = join(folder, 'letters.docx');
    writeFileSync(file, docx.bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const arguments_ = [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8'];
    execFileSync(office, [...arguments_, '--outdir', folder, file], {
      stdio: 'pipe',
      timeout: OFFICE_MS,
    });
    if (!existsSync(join(folder, 'letters.txt'))) throw new Error('LibreOffice did not open it');
    console.log('LibreOffice opened the Word document');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
