import { z } from 'zod';
import { brandFieldAt } from './brand-hub.ts';
import { moment } from './text.ts';

/** The dotted path of a Brand Hub field; any other is refused. */
export const fieldPath = z
  .string()
  .refine((path) => brandFieldAt(path) !== undefined, 'is not a Brand Hub field');

/** What the team answered, with the texts it proposes for the Brand Hub. */
export const contactAnswer = z.object({
  text: z.string(),
  answeredAt: moment,
  /** Of who answered; null when that account is gone. */
  answeredBy: z.string().nullable(),
  proposals: z.array(
    z.object({
      path: z.string(),
      value: z.string(),
      /** `open` until the user has decided. */
      state: z.enum(['open', 'accepted', 'declined']),
    }),
  ),
});
export type ContactAnswer = z.infer<typeof contactAnswer>;
