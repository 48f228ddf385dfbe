import { languageCodes } from '@savet/contract/languages';
import { legalDocumentKinds } from '@savet/contract/legal';
import type { Environment } from '../../env.ts';
import {
  documentName,
  LegalFolderError,
  readLegalFolder,
} from '../../features/legal/legal-folder.ts';
import type { Finding, Report } from './findings.ts';

/** Reads the operator's legal documents, and names those that are missing. */
export function checkLegal({ legalDir, payments }: Environment, report: Report): Finding[] {
  if (legalDir === null) {
    const text = 'there are no terms and no privacy policy; set LEGAL_DIR to their folder';
    return [report(payments.mode === 'stripe' ? 'warning' : 'ok', text)];
  }
  try {
    const { texts, ignored } = readLegalFolder(legalDir);
    const documents = legalDocumentKinds.flatMap((kind) =>
      languageCodes.map((language) => ({
        name: documentName(kind, language),
        isThere: texts.get(kind)?.has(language) === true,
      })),
    );
    const missing = documents.filter(({ isThere }) => !isThere).map(({ name }) => name);
    const there = documents.length - missing.length;
    return [
      report('ok', `${there} of ${documents.length} documents`),
      ...missing.map((name) => report('warning', `LEGAL_DIR has no ${name}; add it`)),
      ...ignored.map((name) =>
        report('warning', `LEGAL_DIR: ${name} is no document; rename or remove it`),
      ),
    ];
  } catch (error) {
    if (!(error instanceof LegalFolderError)) throw error;
    return [report('problem', `${error.message}; the server does not start`)];
  }
}
