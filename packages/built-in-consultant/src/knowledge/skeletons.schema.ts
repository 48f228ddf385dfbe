import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** Kinds of text, the more special ones first: “reply to an email” is a reply. */
export const frameKinds = [
  'job',
  'product',
  'slogan',
  'reply',
  'invitation',
  'greeting',
  'email',
  'letter',
  'message',
  'notice',
  'advert',
  'post',
] as const;
export type FrameKind = (typeof frameKinds)[number];

const skeleton = z.strictObject({
  title: text,
  /** Words by which a request for this kind of text is recognised. */
  signs: texts,
  /**
   * The frame. `{object|what it is}` is the user's own object, else the blank `[what it is]`. A line with `{number?}` or
   * `{occasion?}` is left out without one.
   */
  text,
  /** For a narrow limit. */
  short: text,
  /** The text with the facts that the request gives, `{facts}`, and no frame for others. `{unpriced?}` marks a line for facts without an amount of money. */
  given: text,
  givenShort: text,
  /** One line: what only the user can add. */
  needs: text,
});
export type Skeleton = z.infer<typeof skeleton>;

/** Frames for texts about which no topic has a draft, in one language. */
export const skeletons = z.strictObject({
  /** Introduces a frame; `givenLead` introduces a text that is made of the user's own facts. */
  lead: text,
  givenLead: text,
  /** Details that the frame has no place for. */
  asked: text,
  details: z.record(
    z.enum(['object', 'addressee', 'occasion', 'place', 'person', 'number', 'more', 'news']),
    text,
  ),
  kinds: z.record(z.enum(frameKinds), skeleton),
  occasion: text,
});
export type Skeletons = z.infer<typeof skeletons>;
