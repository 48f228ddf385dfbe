import { brandFields } from '@savet/contract/brand-hub';
import { z } from 'zod';

export const text = z.string().regex(/\S/);
export const texts = z.array(text).min(1);
export const field = z.enum(brandFields.map(({ name }) => name));

const line = z.strictObject({
  label: text,
  field,
  /** Why the field matters for this topic. */
  why: text,
  /** Advice if the field is filled. */
  use: text,
  /** Advice if the field is empty. */
  otherwise: text,
  /** The question that asks for the value in the chat. */
  ask: text,
});

const draft = z.strictObject({
  title: text,
  /** Exactly the fields that its text uses. */
  needs: z.array(field).min(1),
  /** It comes after the others, where more are wanted. */
  extra: z.literal(true).optional(),
  /** Markdown with `{field}`, `{field|all}`, `{field|items}` and `{field|item1}` to `item3`. */
  text,
});

/** A topic in one language. */
export const topic = z
  .strictObject({
    /** Written as in a list or after a colon. */
    name: text,
    /** The definition of the topic, for those who ask for it; the topic's card has the advice. */
    meaning: text.optional(),
    lines: z.array(line).min(3),
    /** A step that chooses a place is left out if the question names one. */
    steps: z
      .array(z.strictObject({ title: text, text, choosesPlace: z.literal(true).optional() }))
      .min(4),
    drafts: z.array(draft).min(3),
    sample: text,
    mistakes: z.array(text).min(2),
    /** Questions with which to check a text. */
    checks: z.array(text).min(3),
    measure: text,
    question: text,
    /** Sources of numbers and named methods. */
    sources: texts.optional(),
  })
  .superRefine(({ drafts }, context) => {
    for (const { title, needs, text: body } of drafts) {
      const used = new Set([...body.matchAll(/\{(\w+)/g)].map(([, name]) => name));
      if (used.size !== needs.length || needs.some((name) => !used.has(name))) {
        context.addIssue(`the draft “${title}” does not use just what it needs`);
      }
      if (body.replace(placeholder, '').match(/[{}]/)) {
        context.addIssue(`the draft “${title}” has a strange placeholder`);
      }
    }
  });

/** A placeholder in a draft: the field, and which part of its value. */
export const placeholder = /\{(\w+)(?:\|(all|items|item1|item2|item3))?\}/g;

export type Topic = z.infer<typeof topic>;
export type TopicLine = z.infer<typeof line>;
export type Draft = z.infer<typeof draft>;
export type FieldName = z.infer<typeof field>;
