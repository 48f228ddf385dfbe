import { z } from 'zod';
import { text } from './topic.schema.ts';

const byName = z.record(z.string(), text);

/** The texts of sums that follow from the roles of the figures, in one language. */
export const derivedTexts = z.strictObject({
  heading: text,
  readHeading: text,
  /** Figures that change nothing, as `{figures}`. */
  unused: text,
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

/** The texts of sums that the solver works out, in one language. */
export const solvedTexts = z.strictObject({
  /** Above what comes out with the figures of “what if …”. */
  thenHeading: text,
  roles: byName,
  labels: byName,
  results: z.record(z.string(), z.strictObject({ text, meaning: text })),
  assumed: byName,
});
export type DerivedTexts = z.infer<typeof derivedTexts> & { thenHeading: string };

/** The texts of all sums by roles together: those of the solver have `solved.` before their names. */
export function withSolved(
  derived: z.infer<typeof derivedTexts>,
  { thenHeading, roles, labels, results, assumed }: z.infer<typeof solvedTexts>,
): DerivedTexts {
  return {
    ...derived,
    thenHeading,
    roles: { ...derived.roles, ...named(roles) },
    labels: { ...derived.labels, ...named(labels) },
    results: { ...derived.results, ...named(results) },
    assumed: { ...derived.assumed, ...named(assumed) },
  };
}

const named = <Text>(texts: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [`solved.${name}`, value]));
