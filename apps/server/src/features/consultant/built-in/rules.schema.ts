import { languages } from '@savet/contract/limits';
import { z } from 'zod';
import { field, text, texts } from './topic.schema.ts';

/** What a critical reader says to a word that means nothing. */
export const remark = z.strictObject({
  fields: z.array(field).min(1),
  words: texts,
  /** Whether it holds for any text, and not only for the fields. */
  inTexts: z.boolean(),
  /** Words beside which it says something after all. */
  unless: texts.optional(),
  remark: z.record(z.enum(languages), text),
});
export type Remark = z.infer<typeof remark>;

/** A way to sound, and what it means for a text. */
export const tone = z.strictObject({
  /** Signs by which it is recognised in a tone of voice. */
  signs: texts,
  /** What to do in a text that is to sound so. */
  keep: z.record(z.enum(languages), text),
  /** What to do in a text that must not (‘never pushy’). */
  avoid: z.record(z.enum(languages), text),
  /** Whether exclamation marks have no place in it. */
  calm: z.boolean(),
});
export type Tone = z.infer<typeof tone>;

/** Topics that are listed together. */
export const area = z.strictObject({
  name: z.record(z.enum(languages), text),
  topics: texts,
});
export type Area = z.infer<typeof area>;
