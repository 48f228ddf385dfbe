import { fold } from '@savet/text/stems';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** Purposes of a text, the more special ones first: “refuse an applicant” is no refusal of a request. */
export const purposeNames = [
  'payment-reminder',
  'review-reply-good',
  'review-reply-bad',
  'rejection',
  'voucher',
  'business-card',
  'appointment-reminder',
  'order-ready',
  'out-of-stock',
  'survey',
  'cover-letter',
  'partnership',
  'meeting',
  'follow-up',
  'review-request',
  'win-back',
  'return-request',
  'complaint',
  'price-request',
  'contract-end',
  'delay',
  'cancellation',
  'welcome',
  'hours',
  'moved',
  'closed',
  'price-change',
  'apology',
  'refusal',
  'thanks',
  'invitation',
  'holiday-greeting',
  'congratulation',
  'anniversary',
  'giveaway',
  'for-sale',
  'offer',
  'promotion',
  'new-colleague',
  'job',
  'about',
  'product',
  'introduction',
  'new-thing',
  'request',
  'general',
] as const;
export type PurposeName = (typeof purposeNames)[number];

/** How a text is set: with subject, greeting and signature; as a few lines; for the public; for a door or a page. */
export const textForms = ['mail', 'short', 'post', 'notice'] as const;
export type TextForm = (typeof textForms)[number];

/**
 * The whole text for a purpose in one language. `{slot}` is a detail of the request, `{slot|blank}` a blank in brackets without
 * it, `{Slot}` begins with a capital. `‹a~b›` is the first alternative whose slots are all known, or nothing.
 */
export const purposeText = z.strictObject({
  name: text,
  subject: text,
  mail: text,
  /** In place of `mail`, if the request wants a firm one. */
  firm: text.optional(),
  short: text,
  post: text.optional(),
  notice: text.optional(),
});
export type PurposeText = z.infer<typeof purposeText>;

/** How a request is recognised, in all languages at once. */
export const purposeSigns = z.strictObject({
  /** One sign of each group. */
  signs: z.array(texts).min(1),
  no: z.array(text),
  /** Names of such a text: “a reminder”. */
  nouns: z.array(text),
  /** The form if the request names none. */
  form: z.enum(textForms),
  /** Words after which the thing stands that the text is about. */
  after: z.array(text),
  /** Slots of which one has to be known: without it, the text would say nothing. */
  needs: z.array(text),
});
export type PurposeSigns = z.infer<typeof purposeSigns>;

/** How it is seen that a text says what its request gives, in all languages. */
export const saidWords = z.strictObject({
  /** Words that say nothing by themselves, and those that only ask for the text. */
  quiet: texts.transform((words) => new Set(words)),
  /** The places of those groups of signs of a purpose that name content of the text. */
  content: z.partialRecord(z.enum(purposeNames), z.array(z.number().int())),
  /** Words that the text for a purpose puts in its own way or does not repeat. */
  besides: z.partialRecord(z.enum(purposeNames), texts),
  /** Signs of a cancellation that its text does not repeat. */
  moving: texts,
  /** Words of one meaning, in the forms in which they occur. */
  same: z.array(texts).transform((groups) => groups.map((group) => group.map(fold))),
  /** Words for numbers, by the number. */
  numbers: z
    .record(z.string().regex(/^\d+$/), texts)
    .transform((all) =>
      Object.fromEntries(Object.entries(all).map(([number, words]) => [number, words.map(fold)])),
    ),
  /** Names of the months, in their order. */
  months: z
    .array(texts)
    .length(12)
    .transform((all) => all.map((names) => names.map(fold))),
  /** Firms that a text is written to. */
  firms: texts,
  /** “Change the price to 7 €”. */
  repricing: texts,
});
export type SaidWords = z.output<typeof saidWords>;

/** The frame of the texts in one language. */
export const layout = z.strictObject({
  subject: text,
  greetings: z.strictObject({
    plain: text,
    formal: text,
    informal: text,
    person: text,
    formalPerson: text,
    group: text,
    formalGroup: text,
  }),
  closings: z.strictObject({ plain: text, formal: text, informal: text }),
  signature: text,
  company: text,
  /** How a group is addressed, and the words for it. */
  groups: z.record(z.string(), texts),
  /** The complaint of a review, as it stands after “sorry about”, and the words for it. */
  points: z.record(z.string(), texts),
  /** “After a purchase” as what one thanks for. */
  visits: z.record(z.string(), text),
  deal: text,
  fill: text,
  /** In place of `fill` under a text that is no answer. */
  blank: text,
  /** Above a text that does not say everything that the request gives. */
  lost: text,
  /** Above a text whose main sentence is not whole. */
  start: text,
  /** Above a text without some of the wishes of the last message. */
  unmet: text,
  /** The frame in place of a text that would say less or other than its order. */
  honest: z.strictObject({
    hello: text,
    dear: text,
    name: text,
    you: text,
    company: text,
    subject: text,
    owedSubject: text,
    happened: text,
    given: z.string().min(1),
    ask: text,
    askBy: text,
    owed: text,
    owedFor: z.string().min(1),
    pay: text,
    payBy: text,
    review: text,
    news: text,
    join: text,
    note: text,
    inOrder: text,
    noText: text,
  }),
  foreign: text,
  /** Sentences for details that the text of a purpose has no place for. */
  extra: z.strictObject({ percent: text, amount: text, when: text, until: text, place: text }),
  /** How sentences begin that only frame a text. Those that are whole may be added to it. */
  frames: texts,
  /** The description of a profile: what is offered, and how to reach the business. */
  profile: z.strictObject({
    offer: text,
    customers: text,
    mission: text,
    /** The reply if too little is known for sentences in this language. */
    tooLittle: text,
    values: text,
    contact: text,
  }),
  /** The invoice that a reminder is about. */
  bill: text,
  pay: z.strictObject({ net: text, gross: text, plain: text }),
});
export type Layout = z.infer<typeof layout>;
