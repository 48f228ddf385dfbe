import { z } from 'zod';
import { text } from './topic.schema.ts';

const calculation = z.strictObject({
  name: text,
  formula: text,
  /** Names of the figures. */
  inputs: z.record(z.string(), text),
  /** With the results as `{name}`. */
  result: text,
  /** A second sentence, for a result that needs an optional figure. */
  left: text.optional(),
  /** Further sentences, each for an optional result of its name. */
  further: z.record(z.string(), text).optional(),
  advice: text,
});

/** The texts of all calculations in one language. */
export const calculationTexts = z.strictObject({
  used: text,
  heading: text,
  /** By the names of their labels. */
  calculations: z.record(z.string(), calculation),
});
export type CalculationTexts = z.infer<typeof calculationTexts>;
