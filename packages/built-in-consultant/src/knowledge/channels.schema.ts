import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** A medium in which a text is published. */
export const channel = z.strictObject({
  signs: texts,
  name: z.record(z.enum(languageCodes), text),
  /** Signs in the titles of drafts that suit the channel. */
  kinds: texts,
  /** Advice for a text in this channel. */
  advice: z.record(z.enum(languageCodes), texts),
  /** Longest text that the channel accepts or shows uncut, in characters. */
  longest: z.int().positive().optional(),
  /** Another limit in some languages: a text message with Cyrillic letters holds fewer characters. */
  longestIn: z.partialRecord(z.enum(languageCodes), z.int().positive()).optional(),
  /** Whether the channel shows headings and bold text. */
  markdown: z.boolean(),
});
export type Channel = z.infer<typeof channel>;
