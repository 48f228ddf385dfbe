import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** The kinds of lists: ideas for something to make, or finished lines. In the order in which a request is compared with them. */
export const ideaKinds = [
  ...(['hashtags', 'faq', 'interview', 'talks', 'survey', 'actions', 'jobtitles'] as const),
  ...(['packages', 'newsletters', 'subjects', 'taglines', 'hooks', 'contests', 'gifts'] as const),
  ...(['promotions', 'names', 'headlines', 'videos', 'topics', 'posts', 'events'] as const),
] as const;
export type IdeaKind = (typeof ideaKinds)[number];
/** Kinds whose items are made, not chosen from texts. */
export type WrittenKind = Exclude<IdeaKind, 'hashtags'>;

/** An idea with `{slots}`; `post` is the text that it stands for. */
const idea = z.strictObject({ text, post: text.optional() });
const kindTexts = z.strictObject({
  ideas: z.array(idea).min(1),
  /** First lines that fit any picture. */
  openers: texts.optional(),
  /** How to choose or use one. */
  after: text,
  /** Whether an item is a line that is ready, so that there can be shorter ones. */
  areLines: z.literal(true).optional(),
});
export type KindTexts = z.infer<typeof kindTexts>;

/** A trade in words that fit the slots of ideas. */
const tradeWords = z.strictObject({
  /** Questions of customers. */
  questions: texts,
  /** Things to show, as they stand after “show”. */
  shows: texts,
  /** Tips that customers can follow themselves. */
  tips: texts,
  slogans: texts,
  gifts: texts,
  tags: texts,
  names: texts,
  /** Labels of buttons. */
  calls: texts,
  bundle: text.optional(),
  item: text.optional(),
});
export type TradeWords = z.infer<typeof tradeWords>;

const phrases = z.strictObject({
  ...{ fewer: text, tradeMissing: text, thingMissing: text, ask: text, otherLanguage: text },
  ...{ gaps: text, unchecked: text, none: text, written: text, ready: text, noPlace: text },
  several: text,
  ...{ off: text, unknown: text, strange: text },
  ...{ dropped: text, budget: text, tags: text, noShorter: text, noTone: text, prize: text },
});

const signs = z.strictObject({
  /** Trades that the examples of advice don’t have, and more words for those that they have. */
  trades: z.record(z.string(), texts),
  occasions: z.array(
    z.strictObject({ signs: texts, EN: text, BG: text, isSeason: z.literal(true).optional() }),
  ),
  /** The tasks of a person to be hired, by role. */
  roles: z.record(z.string(), texts),
});

export interface Ideas {
  signs: z.infer<typeof signs>;
  kinds: Record<Language, Record<WrittenKind, KindTexts>>;
  trades: Record<Language, Readonly<Record<string, TradeWords>>>;
  /** Questions for a job interview, by role. */
  roles: Record<Language, Readonly<Record<string, readonly string[]>>>;
  phrases: Record<Language, z.infer<typeof phrases>>;
}

const writtenKinds = ideaKinds.filter((kind): kind is WrittenKind => kind !== 'hashtags');

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/** @throws if a file does not fit its schema, or a language has other trades or fewer ideas of a kind */
export function readIdeas(read: Read): Ideas {
  const inEachLanguage = <T>(one: (folder: string) => T) =>
    Object.fromEntries(
      languageCodes.map((language) => [language, one(`ideas/${language.toLowerCase()}`)]),
    ) as Record<Language, T>;
  const kinds = z.record(z.enum(writtenKinds), kindTexts);
  const found: Ideas = {
    signs: read('ideas/signs.json', signs),
    kinds: inEachLanguage((path) => read(`${path}/kinds.json`, kinds)),
    trades: inEachLanguage((path) => read(`${path}/trades.json`, z.record(z.string(), tradeWords))),
    roles: inEachLanguage((path) => read(`${path}/roles.json`, z.record(z.string(), texts))),
    phrases: inEachLanguage((path) => read(`${path}/phrases.json`, phrases)),
  };
  const shapes = languageCodes.map((language) =>
    JSON.stringify([
      writtenKinds.map((kind) => found.kinds[language][kind].ideas.length),
      Object.keys(found.trades[language]),
      Object.keys(found.roles[language]),
    ]),
  );
  if (new Set(shapes).size > 1) throw new Error('ideas: kinds or trades differ in a language');
  return found;
}
