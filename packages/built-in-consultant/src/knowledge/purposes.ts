import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import {
  type Layout,
  layout,
  type PurposeName,
  type PurposeSigns,
  type PurposeText,
  purposeNames,
  purposeSigns,
  purposeText,
  type SaidWords,
  saidWords,
} from './purposes.schema.ts';

/** Whole texts by their purpose, and how a request for one is recognised. */
export interface Purposes {
  signs: Record<PurposeName, PurposeSigns>;
  texts: Record<PurposeName, Record<Language, PurposeText>>;
  layouts: Record<Language, Layout>;
  said: SaidWords;
}

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/** @throws if a file is missing in a language or does not fit its schema */
export function readPurposes(read: Read): Purposes {
  const textsOf = (name: PurposeName) =>
    inEachLanguage((folder) => read(`purposes/${folder}/${name}.json`, purposeText));
  const texts = purposeNames.map((name) => [name, textsOf(name)] as const);
  return {
    signs: read('purposes/signs.json', z.record(z.enum(purposeNames), purposeSigns)),
    texts: Object.fromEntries(texts) as Purposes['texts'],
    said: read('purposes/said.json', saidWords),
    layouts: inEachLanguage((folder) => read(`layouts/${folder}.json`, layout)),
  };
}

function inEachLanguage<T>(read: (folder: string) => T): Record<Language, T> {
  const entries = languageCodes.map(
    (language) => [language, read(language.toLowerCase())] as const,
  );
  return Object.fromEntries(entries) as Record<Language, T>;
}
