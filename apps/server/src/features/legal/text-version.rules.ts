import { createHash } from 'node:crypto';
import { type Language, languageCodes } from '@savet/contract/languages';

/** A text in its languages. */
export type TextVersions = ReadonlyMap<Language, string>;

/** Names what a text says in all its languages: changes with each of them, and with nothing else. */
export function versionOf(texts: TextVersions): string {
  const parts = languageCodes.map((language) => [language, texts.get(language) ?? null]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The language in which a text can be shown: the reader's, or the first that it has. */
export function shownLanguage(texts: TextVersions, wanted: Language): Language {
  if (texts.has(wanted)) return wanted;
  return languageCodes.find((language) => texts.has(language)) ?? wanted;
}
