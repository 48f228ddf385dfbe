import { type Language, languageCodes } from '@savet/contract/languages';
import { type LegalDocumentKind, legalDocumentKinds } from '@savet/contract/legal';
import { mails } from '@savet/i18n/mails';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { keepText } from './legal.store.ts';
import { type LegalFolder, readLegalFolder } from './legal-folder.ts';
import { type TextVersions, versionOf } from './text-version.rules.ts';

export interface LegalText {
  texts: TextVersions;
  version: string;
  /** Since when the database has this version. */
  since: Date;
}

export interface LegalTexts {
  /** In the order of their links. */
  documents: ReadonlyMap<LegalDocumentKind, LegalText>;
  /** The consent to begin at once, with the notice on withdrawal. */
  withdrawal: LegalText;
}

/**
 * Reads the texts that users accept, and keeps each version in the database. What is missing is logged.
 * @throws LegalFolderError
 */
export async function openLegalTexts({
  db,
  legalDir,
  supportEmail,
  log,
  now,
}: {
  db: Database;
  legalDir: string | null;
  supportEmail: string;
  log: Logger;
  now: () => Date;
}): Promise<LegalTexts> {
  const folder = legalDir === null ? null : readLegalFolder(legalDir);
  logMissing(folder, log);
  const documents = new Map<LegalDocumentKind, LegalText>();
  const keep = async (kind: string, texts: TextVersions): Promise<LegalText> => {
    const version = versionOf(texts);
    return { texts, version, since: await keepText(db, { kind, version, texts }, now()) };
  };
  for (const kind of legalDocumentKinds) {
    const texts = folder?.texts.get(kind);
    if (texts) documents.set(kind, await keep(kind, texts));
  }
  return { documents, withdrawal: await keep('withdrawal', withdrawalTexts(supportEmail)) };
}

function logMissing(folder: LegalFolder | null, log: Logger): void {
  if (!folder) {
    log.warn('LEGAL_DIR is not set: there are no terms, privacy policy, refund policy and company');
    return;
  }
  const { texts, ignored } = folder;
  const missing = legalDocumentKinds.filter((kind) => !texts.has(kind));
  const untranslated = legalDocumentKinds.filter((kind) => texts.get(kind)?.size === 1);
  if (missing.length > 0)
    log.warn({ missing }, 'LEGAL_DIR lacks documents: their links are absent');
  if (untranslated.length > 0) {
    log.warn({ untranslated }, 'LEGAL_DIR has documents in one language only');
  }
  if (ignored.length > 0) log.warn({ ignored }, 'LEGAL_DIR has files with other names');
}

/** The text that a buyer agrees to before paying, as the screen shows it. */
function withdrawalTexts(supportEmail: string): Map<Language, string> {
  return new Map(
    languageCodes.map((language) => {
      const { consent, notice, form } = mails[language].withdrawalNotice;
      return [language, [consent, ...notice(supportEmail), ...form(supportEmail)].join('\n\n')];
    }),
  );
}
