import { languages } from '@savet/contract/limits';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** A place where a text is published. */
export const channel = z.strictObject({
  signs: texts,
  name: z.record(z.enum(languages), text),
  /** Signs of the drafts that suit it, in their titles. */
  kinds: texts,
  /** What a text for it has to be like. */
  advice: z.record(z.enum(languages), texts),
  /** Longest text it takes or shows whole, in characters. */
  longest: z.int().positive().optional(),
  /** Whether it shows headings and bold letters. */
  markdown: z.boolean(),
});
export type Channel = z.infer<typeof channel>;
