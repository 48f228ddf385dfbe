import { z } from 'zod';
import { text } from './topic.schema.ts';

const byName = z.record(z.string(), text);

/** The texts of sums that follow from the roles of the figures, in one language. */
export const derivedTexts = z.strictObject({
  heading: text,
  readHeading: text,
  /** Figures that change nothing, as `{figures}`. */
  unused: text,
  /** Below a sum whose figures may mean something else. */
  unsure: text,
  /** Below a sum that lacks a figure. */
  open: text,
  /** The result before a later message changed a figure, as `{text}`. */
  before: text,
  per: z.strictObject({ hour: text, day: text, week: text, month: text, year: text }),
  /** The names of the roles. */
  roles: byName,
  /** The names of the steps. */
  labels: byName,
  /** By plan and case: what came out, and what it means for the decision. */
  results: z.record(z.string(), z.strictObject({ text, meaning: text })),
  /** By plan: what would change the result. */
  changes: byName,
  assumed: byName,
});
export type DerivedTexts = z.infer<typeof derivedTexts>;
