import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

const label = z.string().regex(/^(?:cards|topics)\/[a-z-]+$/);

/** How a situation is told by a deed: who does what to whom, in this order, in both languages. */
const situationDeeds = z.strictObject({
  /** Wordings that several patterns have in common, by name. */
  groups: z.record(z.string(), text),
  /** The first that fits counts. */
  situations: z.record(
    z.string(),
    z.strictObject({
      /** The advice that its answer leads on to, or that answers it if it has no text. */
      label,
      /** Lists of patterns; it fits if all of one list do. */
      any: z.array(texts).min(1),
      /** It doesn't fit if one of these does. */
      not: texts.optional(),
      /** Advice that answers it as well where it certainly fits. */
      unless: z.array(label).optional(),
    }),
  ),
});

/** Common situations of small firms, which are told and not asked for by name. */
export interface Situations {
  /** Those that an order of words tells; the others are in `understanding/situations/`. */
  deeds: z.infer<typeof situationDeeds>;
  /** Answers by name, of all situations; one without an answer of its own is answered by its advice or a case. */
  texts: Record<Language, Record<string, string>>;
}

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/**
 * @param known the labels of all advice
 * @throws if a file does not fit its schema, names an unknown label, or a text is in one language only
 */
export function readSituations(read: Read, known: readonly string[]): Situations {
  const deeds = read('situations/deeds.json', situationDeeds);
  const named = Object.values(deeds.situations).flatMap(({ label: own, unless = [] }) => [
    ...[own, ...unless],
  ]);
  const unknown = named.filter((each) => !known.includes(each));
  if (unknown.length > 0) throw new Error(`situations: unknown labels ${unknown.join(', ')}`);
  const byLanguage = languageCodes.map((language) => {
    const file = `situations/${language.toLowerCase()}.json`;
    return [language, read(file, z.record(z.string(), text))] as const;
  });
  const [first, ...others] = byLanguage.map(([, own]) => Object.keys(own));
  if (!others.every((names) => names.join() === first?.join()))
    throw new Error('situations: the names of the texts differ');
  return { deeds, texts: Object.fromEntries(byLanguage) as Situations['texts'] };
}
