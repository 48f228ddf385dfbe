import { z } from 'zod';
import { brandFieldAt } from './brand-hub.ts';
import { timestamp } from './text.ts';

/** The dotted path of a Brand Hub field. */
export const fieldPath = z
  .string()
  .refine((path) => brandFieldAt(path) !== undefined, 'is not a Brand Hub field');

/** The team's answer, with the texts that it proposes for the Brand Hub. */
export const contactAnswer = z.object({
  text: z.string(),
  answeredAt: timestamp,
  /** Email address of the member of staff; null when that account is deleted. */
  answeredBy: z.string().nullable(),
  proposals: z.array(
    z.object({
      path: z.string(),
      value: z.string(),
      /** `open` until the user decides. */
      state: z.enum(['open', 'accepted', 'declined']),
    }),
  ),
});
export type ContactAnswer = z.infer<typeof contactAnswer>;
