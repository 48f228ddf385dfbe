import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { field, text, texts } from './topic.schema.ts';

/** A critical reader's remark on a word without meaning. */
export const remark = z.strictObject({
  fields: z.array(field).min(1),
  words: texts,
  /** Whether the remark applies to pasted texts too, not only to the fields. */
  inTexts: z.boolean(),
  /** Words in the same value that make it meaningful. */
  unless: texts.optional(),
  remark: z.record(z.enum(languageCodes), text),
});
export type Remark = z.infer<typeof remark>;

/** A tone of voice, with its instructions for a text. */
export const tone = z.strictObject({
  /** Signs of the tone in the Brand Hub field. */
  signs: texts,
  /** Instruction for a text in this tone. */
  keep: z.record(z.enum(languageCodes), text),
  /** Instruction for a text that must avoid this tone (“never pushy”). */
  avoid: z.record(z.enum(languageCodes), text),
  /** Whether the tone rules out exclamation marks. */
  calm: z.boolean(),
});
export type Tone = z.infer<typeof tone>;
