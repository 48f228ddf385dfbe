import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { namesAsked } from '../../numbers/solver/asks/asks.ts';
import { plainText } from '../../numbers/solver/reading/text.ts';
import type { Read } from '../../numbers/solver/role.ts';
import { readEachFigure } from '../../numbers/solver/solve.ts';

const labelled = z.array(
  z.object({
    question: z.string(),
    /** One for each figure; `none` for one that belongs to no sum. */
    roles: z.array(z.string()),
    /** Names of asks; none if the message asks for no sum. */
    asks: z.array(z.string()),
    /** Expected results, one for each ask. */
    results: z.array(z.number()),
  }),
);

export interface LabelledSum extends z.infer<typeof labelled.element> {
  text: string;
  figures: readonly Read[];
  /** Names of asks that patterns find. */
  asked: readonly string[];
}

/** Messages with figures, each figure with the role that a reader gave it. */
export function labelledSums(): LabelledSum[] {
  const file = new URL('labelled-sums.json', import.meta.url);
  return labelled.parse(JSON.parse(readFileSync(file, 'utf8'))).map((sum) => {
    const text = plainText(sum.question);
    const figures = readEachFigure(text);
    if (figures?.length !== sum.roles.length) throw new Error(`not a role each: ${sum.question}`);
    return { ...sum, text, figures, asked: namesAsked(text) ?? [] };
  });
}
