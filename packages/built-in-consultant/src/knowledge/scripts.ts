import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text } from './topic.schema.ts';

/** Talks for which there are words ready, as people tell of them. The first that fits a story is taken. */
export const situations = [
  ...([
    'cash',
    'refund',
    'owed',
    'extras',
    'free',
    'keep',
    'raise-asked',
    'employee-late',
  ] as const),
  ...(['employee-conduct', 'employee-work', 'dismissal', 'bypass', 'papers', 'noshow'] as const),
  ...(['deposit', 'supplier-price', 'supplier-faulty', 'supplier-late', 'quote', 'phone'] as const),
  ...(['announce', 'leaving', 'also', 'upsell', 'review', 'referral', 'lapsed', 'delay'] as const),
  ...(['dear', 'complaint', 'decline', 'approach'] as const),
] as const;
export type Situation = (typeof situations)[number];

/** Parts of a text that depend on what was told: the first whose `{slots}` are known is taken. */
export const scriptParts = [
  ...(['change', 'rise', 'from', 'sum', 'open', 'hello', 'sign', 'done', 'also'] as const),
] as const;

/** An answer that the user may hear, the reply to it, and an explanation. */
const answerTo = z.strictObject({ heard: text, say: text, more: text.optional() });
/** `<we|I>` has the words of a firm and of one person. */
const scriptTexts = z.strictObject({
  say: text,
  write: text,
  answers: z.record(z.string(), answerTo),
  note: text,
});
export type ScriptTexts = z.infer<typeof scriptTexts>;

const schema = z.strictObject({
  lead: z.strictObject({ say: text, write: text }),
  after: text,
  heard: text,
  aside: text,
  /** There are no words ready. */
  general: text,
  parts: z.record(z.enum(scriptParts), z.array(z.string()).min(1)),
  situations: z.record(z.enum(situations), scriptTexts),
});

/** Facts that change a case, as people add them after an answer. The first that fits is taken. */
export const givens = [
  ...(['secret', 'unwritten', 'agreement', 'family', 'biggest', 'loyal', 'offline'] as const),
  ...([
    'bound',
    'no-contacts',
    'small-place',
    'prepaid',
    'public',
    'low-prices',
    'just-begun',
    'capacity',
    'deadline',
  ] as const),
] as const;
export type Given = (typeof givens)[number];

const givenTexts = z.strictObject({
  /** The meaning of each for any advice; `special` has those talks in which it means something else. */
  any: z.record(z.enum(givens), text),
  special: z.partialRecord(z.enum(givens), z.partialRecord(z.enum(situations), text)),
});

export interface Scripts {
  texts: Record<Language, z.infer<typeof schema>>;
  givens: Record<Language, z.infer<typeof givenTexts>>;
}

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/** @throws if a file does not fit its schema, or a language has other answers */
export function readScripts(read: Read): Scripts {
  const inEachLanguage = <T>(one: (folder: string) => T) =>
    Object.fromEntries(
      languageCodes.map((language) => [language, one(language.toLowerCase())]),
    ) as Record<Language, T>;
  const found: Scripts = {
    texts: inEachLanguage((language) => read(`scripts/${language}.json`, schema)),
    givens: inEachLanguage((language) => read(`scripts/givens-${language}.json`, givenTexts)),
  };
  const shapes = languageCodes.map((language) =>
    JSON.stringify([
      situations.map((name) => Object.keys(found.texts[language].situations[name].answers)),
      scriptParts.map((name) => found.texts[language].parts[name].length),
      givens.map((name) => Object.keys(found.givens[language].special[name] ?? {})),
    ]),
  );
  if (new Set(shapes).size > 1) throw new Error('scripts: the answers differ in a language');
  return found;
}
