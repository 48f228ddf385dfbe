import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

const range = z.tuple([z.number().positive(), z.number().positive()]);

/** The people who can do the first step of an advice. */
const roles = ['owner', 'contact', 'writer', 'books', 'lead'] as const;
/** The signs that an advice works. */
const signKinds = [
  ...(['enquiries', 'returning', 'profit', 'replies', 'staff'] as const),
  ...(['cash', 'incidents', 'hours', 'clarity'] as const),
] as const;
/** The subjects of an advice, for an example from the asker's trade. */
const caseKinds = [
  ...(['price', 'customers', 'social', 'reviews', 'hire', 'staff', 'retain', 'web'] as const),
  ...(['mail', 'b2b', 'offer', 'brand', 'talk', 'research', 'money', 'launch'] as const),
  ...(['raise', 'discount', 'appointment'] as const),
] as const;

/** The effort that a card takes; the same in all languages. */
export const effort = z.strictObject({
  /** The place of the point that comes first, from 0. */
  first: z.number().int().min(0),
  who: z.enum(roles),
  /** For the first step. */
  hours: range,
  /** Until a result shows. */
  weeks: range,
  /** In euros; nothing but time if it is missing. */
  cost: z.strictObject({ from: z.number(), to: z.number(), monthly: z.boolean() }).optional(),
  /** Whether more than the first step costs money, how much depends on the case. */
  spends: z.literal(true).optional(),
  sign: z.enum(signKinds),
  case: z.enum(caseKinds).optional(),
});
export type Effort = z.infer<typeof effort>;

/** The short questions about an answer. */
export const answerAsks = [
  ...(['priority', 'next', 'time', 'cost', 'who', 'sign', 'avoid', 'gain'] as const),
  ...(['plan', 'checklist', 'table', 'summary', 'fails', 'script', 'why'] as const),
  'cheapest',
] as const;
export type AnswerAsk = (typeof answerAsks)[number];

/** Events that a user supposes, as in “what if they raise the price?”. Their texts hold for any advice. */
export const happenings = [
  ...(['dearer', 'late', 'angry', 'taken', 'few', 'leaves', 'copied'] as const),
  ...(['unwanted', 'crowded', 'weather', 'expensive', 'faulty', 'unpaid', 'absent'] as const),
  ...(['bargains', 'agrees', 'ill', 'slandered', 'undecided'] as const),
  ...(['undercut', 'silent'] as const),
] as const;
export type Happening = (typeof happenings)[number];

const objections = [
  ...(['done', 'pushy', 'nerve', 'refused', 'skip', 'skipFirst'] as const),
  ...happenings,
] as const;
export type Objection = Exclude<(typeof objections)[number], 'skipFirst'>;

export const means = [
  ...(['time', 'money', 'staff', 'list', 'website', 'customers', 'reviews', 'social'] as const),
  ...(['software', 'data', 'pictures', 'expert', 'ads', 'discount'] as const),
] as const;

/** How questions about an answer are recognised, in all languages. */
export const askSigns = z.strictObject({
  asks: z.record(z.enum(answerAsks), texts),
  /** Signs that need no other words to be known, if the message is about no other subject. */
  loose: z.partialRecord(z.enum(answerAsks), texts),
  /** Words that may stand beside the signs of an ask. */
  fillers: texts,
  /** Signs that the user lacks a means: openings, words for too little of it, and the words for each means. */
  without: z.strictObject({
    opening: texts,
    scarce: texts,
    means: z.record(z.enum(means), texts),
  }),
  /** Wishes for an example: clear ones, those that may begin another question, and words for one's own firm. */
  example: z.strictObject({ asking: texts, weak: texts, own: texts }),
  /** Words beside a trade that say it is the asker's: up to two words before it, right before it, and after it; and what cuts them off. */
  owners: z.strictObject({ before: texts, inside: texts, after: texts, between: texts }),
});
export type AskSigns = z.infer<typeof askSigns>;

/** Why the first step comes first, and what it is if its point doesn’t say that by itself. */
export const firstStep = z.strictObject({ step: text.optional(), reason: text });
export type FirstStep = z.infer<typeof firstStep>;

/** A trade in words that fit the example of every kind. */
export const trade = z.record(
  z.enum([
    ...(['in', 'every', 'item', 'moment', 'neighbour', 'show', 'question', 'about'] as const),
    ...(['staff', 'trial', 'team', 'regular', 'small', 'companies', 'bundle'] as const),
    ...(['fact', 'complaint', 'cost'] as const),
  ]),
  text,
);
export type Trade = z.infer<typeof trade>;

/** A word of the answers: how people write it, and what it means. */
export const term = z.strictObject({ signs: texts, name: text, meaning: text });
export type Term = z.infer<typeof term>;

const otherAsks = [
  ...(['priority', 'time', 'cost', 'who', 'sign', 'avoid', 'checklist', 'why'] as const),
] as const;

/** The short questions about the people in an advice: how to tell them, whom to ask first, what to do if they still refuse. */
export const ofPeople = ['asked-why', 'tell', 'talk', 'who-first', 'still-no'] as const;
export type OfPeople = (typeof ofPeople)[number];

export const followUpPhrases = z.strictObject({
  priority: text,
  /** The reason for the first step, and the hours for it. */
  reason: text,
  after: text,
  noNext: text,
  time: text,
  cost: text,
  costMoney: text,
  costMonthly: text,
  costVaries: text,
  table: z.strictObject({ step: text, who: text, until: text }),
  checklist: text,
  avoid: text,
  fails: text,
  without: text,
  withoutUnknown: text,
  /** Figures of a question, to compare later with. */
  /** Under slogans. */
  slogans: text,
  script: text,
  scriptLead: text,
  noCase: text,
  caseSaid: text,
  /** When the answer before has nothing to say to a question about it. */
  askable: text,
  /** A sentence of the advice that answers a question, if it was not shown yet, or was. */
  found: text,
  above: text,
  said: text,
  /** How much money there is: a sentence on such a sum, or what holds for any, with `{sum}` and `{step}`. */
  budget: text,
  /** The benefit of an advice, with `{sign}`. */
  gain: text,
  /** A word that is asked about, the sentence of the answer that has it, with `{sentence}`, and one that isn’t known, with `{term}`. */
  term: z.strictObject({ meaning: text, used: text, onlyUsed: text, unknown: text }),
  /** Nothing more than the advice says, and a short form that can’t be made. */
  noElse: text,
  /** Which of the points costs nothing, with `{step}` and `{hours}`; if the first costs money, with `{sum}` too. */
  cheapest: text,
  cheapestPaid: text,
  /** There are only few people, with `{step}` and `{hours}`. */
  fewPeople: text,
  /** How it is said to people, with whom one begins, and what to do after a second no. */
  people: z.record(z.enum(ofPeople), text),
  /** The reply to a follow-up that no rule can read; it quotes the question before as `{before}`. */
  lost: text,
  /** The note under an answer to “X or Y?” that says nothing about `{way}`. */
  oneSide: text,
  oneWay: text,
  /** The words to take out of a checked text, with `{words}`; a text without any. */
  cut: text,
  noCut: text,
  /** The words of the last reply, for the one of two ways that was chosen. */
  chosenWords: text,
  noAnswerYet: text,
  noLines: text,
  /** The criteria for a choice between two ways, with `{sentences}`; a sentence on one way, with `{way}` and `{sentence}`; the second point. */
  choose: text,
  way: text,
  noWay: text,
  orPoint: text,
  reasonAgain: text,
  /** A doubt about the advice. */
  doubted: text,
  /** Whether it is too much, without a sum, a comparison of two ways, and names and slogans that are turned down, with a line in the user’s words as `{line}`. */
  tooMuch: text,
  instead: text,
  listRejected: text,
  listOwnLine: text,
  /** After the first step, for somebody with little time. */
  inYourTime: text,
  /** A fact that the notes say nothing about. */
  addedFact: text,
  /** A sentence that is only near to what was asked. */
  nearest: text,
  budgetSaid: text,
  others: z.record(z.enum(otherAsks), text),
  hours: z.record(z.enum(['minutes', 'minute', 'hour', 'hours', 'halfTo']), text),
  weeks: z.record(z.enum(['week', 'weeks', 'months']), text),
  sum: text,
  who: z.record(z.enum(roles), text),
  signs: z.record(z.enum(signKinds), text),
  means: z.record(z.enum(means), text),
  meansNames: z.record(z.enum(means), text),
  cases: z.record(z.enum(caseKinds), text),
  /** With `{step}`, `{next}`, `{sign}`, `{hours}` and `{reason}`. */
  objections: z.record(z.enum(objections), text),
});
export type FollowUpPhrases = z.infer<typeof followUpPhrases>;
