import { z } from 'zod';
import { text } from './topic.schema.ts';

/** The texts of worked problems in one language. */
export const problemTexts = z.strictObject({
  heading: text,
  /** With the check as `{check}`. */
  check: text,
  /** A number of whole ones is enough, as `{enough}`; one less is not, as `{less}`. */
  checkWhole: text,
  assumptions: text,
  /** By period; `all` is the whole time of the question. */
  per: z.strictObject({ day: text, week: text, month: text, year: text }),
  /** The names of the values, by themselves or with their kind of problem before them. */
  labels: z.record(z.string(), text),
  /** By kind and value: `{value}`, `{noun}` and `{per}`; `below` if the value is less than nothing. */
  results: z.record(
    z.string(),
    z.strictObject({
      text,
      below: text.optional(),
      noun: text.optional(),
      beside: text.optional(),
    }),
  ),
  assumed: z.record(z.string(), text),
  /** The names of values that a problem may lack. */
  lacking: z.record(z.string(), text),
  /** The result from before a figure was replaced, as `{result}`. */
  earlier: text,
  closing: text,
});
export type ProblemTexts = z.infer<typeof problemTexts>;
