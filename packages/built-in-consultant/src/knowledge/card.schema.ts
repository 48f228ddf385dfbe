import { z } from 'zod';
import { field, text, texts } from './topic.schema.ts';

/** The short answer to the commonest question about a topic, in one language. */
export const topicCard = z.strictObject({
  /** Written as in a list. */
  name: text.max(60),
  /** Complete alone. */
  answer: text,
  points: texts.min(2).max(5),
  /** A formula, a table or a ready example, in Markdown. */
  example: text,
  /** When the card does not hold, or what to check first. */
  caveat: text,
  /** For readers who want to know more. */
  more: texts.min(2).max(3),
  /** Brand Hub fields that make the answer specific. */
  fields: z.array(field).min(1).max(2),
  /** Labels of what comes next. */
  next: z.array(z.string().regex(/^(cards|topics)\/[a-z-]+$/)).length(2),
});
export type TopicCard = z.infer<typeof topicCard>;

/** A short answer to one thing that people really ask, in one language. */
export const card = topicCard
  .extend({
    /** The way to use the value of each field in this matter. A topic has this in its lines. */
    uses: z.partialRecord(field, text),
  })
  .refine(({ fields, uses }) => fields.every((each) => each in uses), 'a field has no use');
export type Card = z.infer<typeof card>;
