import { languageCodes } from '@savet/contract/languages';
import { fold } from '@savet/text/stems';
import { z } from 'zod';
import { field, texts } from './topic.schema.ts';

/** The intent of a question; `advise` if it names no other (“How do we …?”). */
export const intents = [
  'review',
  'compare',
  'list',
  'plan',
  'draft',
  'next',
  'explain',
  'advise',
] as const;
export type Intent = (typeof intents)[number];

const followUps = [
  'shorter',
  'longer',
  'why',
  'examples',
  'another',
  'yes',
  'formal',
  'informal',
] as const;

export const horizons = ['week', 'month', 'quarter'] as const;
export type Horizon = (typeof horizons)[number];

/** Phrases of whole words; a word that ends in `*` matches every word with this beginning. */
const signs = texts;

export const understanding = z.strictObject({
  /** Words that say nothing about the topic. */
  emptyWords: texts.transform((words) => new Set(words.map(fold))),
  /** Tried in the order of `intents`. */
  intents: z.record(z.enum(intents).exclude(['advise']), signs),
  followUps: z.record(z.enum(followUps), signs),
  /** Openings that keep the request and change the topic (“and for …?”). */
  turnedTo: signs,
  inLanguage: z.record(z.enum(languageCodes), signs),
  numbers: z.record(z.string().regex(/^\d+$/), signs),
  horizons: z.record(z.enum(horizons), signs),
  /** Signs that a comparison asks for the difference, not for a choice. */
  difference: signs,
  /** Topics whose steps contain their own dates. */
  ownTimes: texts,
  /** Signs of the field that a fact belongs to. */
  facts: z.partialRecord(field, signs),
  /** Greetings at the beginning of a question. */
  greetings: signs,
});
export type Understanding = z.infer<typeof understanding>;
