import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { graderNames } from './grader-names.ts';

const text = z.string().refine((value) => value === value.trim() && value !== '', {
  error: 'must have text, without spaces around it',
});
const fieldName = z.custom<BrandFieldName>(
  (value) => brandFields.some(({ name }) => name === value),
  { error: 'is not a field of the Brand Hub' },
);
const atMost = z.strictObject({ max: z.int().positive() });

/** The profile of a business. Absent fields are not filled in. */
export const hub = z.strictObject({
  /** The name of its file. */
  name: z.string().regex(/^[a-z-]+$/),
  /** In which the business writes about itself. */
  language: z.enum(languageCodes),
  values: z.partialRecord(fieldName, text),
});
export type Hub = z.infer<typeof hub>;

/** The properties of a good answer, as far as they can be checked without a model. */
const expectations = z.strictObject({
  language: z.enum(languageCodes),
  form: z.enum(['advice', 'text', 'list', 'table', 'refusal']),
  /** Groups of word beginnings in lower case. A good answer has one of each group. */
  about: z.array(z.array(text).min(1)).min(1).max(3),
  /** The number of list items or variants that the question asks for. */
  items: z
    .strictObject({ min: z.int().positive(), max: z.int().positive() })
    .refine(({ min, max }) => min <= max, { error: 'min is more than max' })
    .optional(),
  /** Stated in the question; for a text, the limit of the text. */
  words: atMost.optional(),
  /** The same, of each item or of the text. */
  characters: atMost.optional(),
  /** A good answer shows at least one of these fields. */
  fields: z.array(fieldName).min(1).optional(),
});
export type Expectations = z.infer<typeof expectations>;
export type Form = Expectations['form'];

const asked = {
  /** The name of a hub. */
  hub: z.string(),
  question: text,
  /** Earlier messages, oldest first. */
  context: z
    .array(z.strictObject({ sender: z.enum(['user', 'assistant']), text }))
    .min(1)
    .optional(),
  style: z.enum(['concise', 'explanatory']).optional(),
  expects: expectations,
};

export const question = z.strictObject({ id: z.string().regex(/^(en|bg)-\d{3}$/), ...asked });
/** An id of any form, so that a labelled answer has one too. */
export type Question = Omit<z.infer<typeof question>, 'id'> & { id: string };

/** An answer with the verdict of a person on each grader's subject: null means not applicable. */
export const labelledAnswer = z.strictObject({
  id: z.string().regex(/^L\d{3}$/),
  ...asked,
  answer: text,
  labels: z.record(z.enum(graderNames), z.boolean().nullable()),
});
export type LabelledAnswer = z.infer<typeof labelledAnswer>;
