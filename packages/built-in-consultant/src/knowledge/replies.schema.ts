import { z } from 'zod';
import { field, text } from './topic.schema.ts';

/** The flaws of an entry that rules can find. */
const entryFlaws = [
  ...(['noAnchor', 'noProof', 'noYear', 'onlyWords', 'noSize'] as const),
  ...(['oneItem', 'noLimit', 'fewPairs', 'noPrice'] as const),
] as const;
export type EntryFlaw = (typeof entryFlaws)[number];

/** The replies that need no topic, in one language. */
export const replies = z.strictObject({
  /** Questions about Savet itself, by the name of their label. */
  savet: z.record(z.string(), text),
  /** The exact answer to how many queries are left: `{left}`, `{limit}`, `{date}`. */
  queriesLeft: z.strictObject({ number: text, renewal: text, list: text }),
  /** Matters that need a person: calm, short, and whom to ask. */
  sensitive: z.record(z.string(), text),
  talk: z.record(z.string(), text),
  /** About the own Brand Hub. */
  brandHub: z.record(
    z.enum([
      'value',
      'valueEmpty',
      'overview',
      'overviewEmpty',
      'empty',
      'emptyRest',
      'emptyNone',
      'noneEmpty',
      'general',
      'weak',
      'weakNone',
      'weakest',
      'weakestEmpty',
      'weakestToo',
      'negative',
      'notNegative',
      'long',
      'notLong',
      'short',
      'contradictions',
      'contradictionsNone',
      'avoided',
      'same',
      'cheapAndFine',
      'gain',
      'gains',
    ]),
    text,
  ),
  /** About single entries of it: what each lacks, what it is for, how to begin, and what can stand in place of a weak word. */
  ownHub: z.strictObject({
    texts: z.record(
      z.enum([
        ...(['judged', 'holds', 'differs', 'differsNot', 'differsTest'] as const),
        ...(['stronger', 'equal', 'differenceTest', 'short', 'shorten', 'shortKeep'] as const),
        ...(['translate', 'rest', 'notSame', 'same'] as const),
        ...(['firstLead', 'firstFlawed', 'firstPlain', 'firstStrong', 'firstEmpty'] as const),
        'firstHow',
        ...([
          'wordWhy',
          'wordAny',
          'wordReplace',
          'wordFact',
          'wordForm',
          'wordBlank',
          'valueBlank',
        ] as const),
      ]),
      text,
    ),
    flaws: z.record(z.enum(entryFlaws), text),
    roles: z.partialRecord(field, text),
    starts: z.partialRecord(field, text),
    replacements: z.array(text),
  }),
  /** Introduces the facts that a card depends on. */
  cardCase: text,
  /** Asks for other words if the readings can't be told apart by name. */
  notUnderstood: text,
  /** After a fact about the business. */
  fact: text,
  factLocked: text,
  /** Asks for the text to check. */
  checkText: text,
  cannotChange: text,
  /** The last text has no sentence to spare. */
  cannotShorten: text,
  unclear: text,
  /** The same again, after a follow-up that only the chosen one could answer. */
  dependsOn: text,
  /** Before a single reading. */
  unclearOne: text,
  /** Above subjects that are only near to a question that nothing answers. */
  near: text,
  /** Help is asked for, and nothing is said of what for. */
  vague: text,
  /** A sum is answered, and how to act is asked as well. */
  sumOnly: text,
  /** Before the answer to a question that may mean `{name}`, and before the other readings. */
  taken: text,
  /** The same by what it has gone by: the question before, one `{way}` of a choice, a proposed cause with its test of `{weeks}`. */
  takenBy: z.strictObject({ together: text, way: text, cause: text }),
  otherReadings: text,
  /** Forms that rules can’t write, with `{count}`. */
  cannot: z.strictObject({
    ...{ table: text, list: text, text, calculation: text },
    /** A sum lacks one or two figures: `{missing}`. */
    missing: text,
  }),
  unknown: text,
  /** Introduces the advice on a subject whose form can’t be written. */
  nearest: text,
  offScope: text,
  /** A practical detail that the advice on its subject does not answer. */
  beside: text,
  /** Before an answer in place of a model that can't be reached. */
  standIn: text,
  /** In place of an answer, when a month's ceiling is reached. */
  resting: text,
  /** After an answer that its limit has cut. */
  cut: text,
  /** Names of labels that are neither topics nor cards, or of their families, as in a list. */
  names: z.record(z.string(), text),
});
export type Replies = z.infer<typeof replies>;
