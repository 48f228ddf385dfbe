import { languages } from '@savet/contract/languages';
import { formatEuro } from '@savet/i18n/formats';
import type { AgreementList } from '../../agreements/agreement-list.ts';
import { type FileTexts, tableHead, tableRow, timeOf } from './markdown.ts';

/** Texts that the user has accepted, with their versions, and withdrawals from contracts. */
export function* agreementsMarkdown(
  { acceptances, withdrawals }: AgreementList,
  texts: FileTexts,
): Generator<string> {
  const { files, legal } = texts;
  const { agreements, columns } = files;
  yield `# ${agreements.title}\n\n`;
  if (acceptances.length === 0) yield `${files.none}\n`;
  else yield tableHead([columns.date, agreements.text, agreements.occasion, agreements.version]);
  for (const { acceptedAt, kind, occasion, language, version } of acceptances) {
    const name = kind === 'withdrawal' ? agreements.withdrawal : legal.documents[kind];
    yield tableRow([
      timeOf(acceptedAt, texts),
      `${name} (${languages[language].name})`,
      agreements.occasions[occasion],
      version,
    ]);
  }
  yield `\n## ${agreements.withdrawalsTitle}\n\n`;
  if (withdrawals.length === 0) yield `${files.none}\n`;
  const { tag } = languages[texts.language];
  for (const { withdrawnAt, paid, refund } of withdrawals) {
    const amounts = agreements.amounts(formatEuro(tag, paid), formatEuro(tag, refund));
    yield `- ${timeOf(withdrawnAt, texts)} · ${amounts}\n`;
  }
}
