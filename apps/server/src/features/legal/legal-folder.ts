import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@savet/contract/languages';
import { type LegalDocumentKind, legalDocumentKinds } from '@savet/contract/legal';

/** Longest document, in UTF-16 units: about a hundred pages. */
const DOCUMENT_MAX = 300_000;

/** A file of the folder can't be used. */
export class LegalFolderError extends Error {}

export interface LegalFolder {
  texts: Map<LegalDocumentKind, Map<Language, string>>;
  /** Names of files that are no documents, such as misspelt ones. */
  ignored: string[];
}

/**
 * Reads the documents of the operator: `terms.en.md`, `terms.bg.md`, `privacy.en.md` and so on.
 * @throws LegalFolderError naming the folder or file in one line
 */
export function readLegalFolder(folder: string): LegalFolder {
  const texts: LegalFolder['texts'] = new Map();
  const ignored: string[] = [];
  for (const name of namesIn(folder)) {
    const document = documentNamed(name);
    if (!document) {
      if (!name.startsWith('.')) ignored.push(name);
      continue;
    }
    const { kind, language } = document;
    const versions = texts.get(kind) ?? new Map<Language, string>();
    texts.set(kind, versions.set(language, readDocument(folder, name)));
  }
  return { texts, ignored };
}

/** The name of a document's file, such as `terms.en.md`. */
export function documentName(kind: LegalDocumentKind, language: Language): string {
  return `${kind}.${languages[language].tag}.md`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    throw new LegalFolderError(`LEGAL_DIR: the folder ${folder} can't be read`);
  }
}

function documentNamed(name: string): { kind: LegalDocumentKind; language: Language } | null {
  for (const kind of legalDocumentKinds) {
    for (const language of languageCodes) {
      if (name === documentName(kind, language)) return { kind, language };
    }
  }
  return null;
}

function readDocument(folder: string, name: string): string {
  let text: string;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new LegalFolderError(`LEGAL_DIR: ${name} can't be read`);
  }
  // Line ends and a byte order mark are not part of what somebody accepts.
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  if (plain === '') throw new LegalFolderError(`LEGAL_DIR: ${name} is empty`);
  if (plain.includes('\uFFFD') || plain.includes('\0')) {
    throw new LegalFolderError(`LEGAL_DIR: ${name} is not UTF-8 text`);
  }
  if (plain.length > DOCUMENT_MAX) {
    throw new LegalFolderError(`LEGAL_DIR: ${name} has more than ${DOCUMENT_MAX} characters`);
  }
  return plain;
}
