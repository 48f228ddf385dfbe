import { languages } from '@savet/contract/limits';
import { z } from 'zod';
import { field, texts } from '../topic.schema.ts';
import { fold } from './stems.ts';

/** What is wanted: `advise` where nothing else is said (‘How do we …?’). */
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

const followUps = ['shorter', 'longer', 'why', 'examples', 'another', 'yes'] as const;

export const horizons = ['week', 'month', 'quarter'] as const;
export type Horizon = (typeof horizons)[number];

/** Signs are phrases of whole words; a word that ends in `*` stands for all that begin so. */
const signs = texts;

export const understanding = z.strictObject({
  /** Words that say nothing about the topic. */
  emptyWords: texts.transform((words) => new Set(words.map(fold))),
  /** In the order in which they are tried. */
  intents: z.record(z.enum(intents).exclude(['advise']), signs),
  followUps: z.record(z.enum(followUps), signs),
  /** What begins a question that keeps what was asked and changes what about. */
  turnedTo: signs,
  inLanguage: z.record(z.enum(languages), signs),
  numbers: z.record(z.string().regex(/^\d+$/), signs),
  horizons: z.record(z.enum(horizons), signs),
  /** Broad words that lead to a topic where nothing else does. */
  leads: z.record(z.string(), signs),
  /** By which a comparison asks what things are, and not which to take. */
  difference: signs,
  /** Topics whose steps say themselves when they are due. */
  ownTimes: texts,
  /** By which a told fact is taken for a field. */
  facts: z.partialRecord(field, signs),
  smallTalk: z.record(z.enum(['greeting', 'thanks', 'identity']), signs),
});
export type Understanding = z.infer<typeof understanding>;
