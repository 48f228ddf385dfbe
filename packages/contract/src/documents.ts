import { z } from 'zod';
import { accountTypes, languages } from './limits.ts';
import { billingCycles, plans } from './plans.ts';
import { moment } from './text.ts';

/** Grows with every change to any of a user's documents; a document carries that of its last change. */
export const revision = z.number().int().nonnegative();

/** What the payment provider says of the subscription that the plan rests on. */
export const subscriptionDocument = z.object({
  billingCycle: z.enum(billingCycles),
  /** `past_due`: the last payment failed, and is being tried again. */
  status: z.enum(['active', 'past_due']),
  /** End of what is paid. */
  paidUntil: moment,
  /** Whether it ends then instead of being renewed. */
  cancelAtPeriodEnd: z.boolean(),
});

export const userDocument = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: moment,
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languages),
  accountType: z.enum(accountTypes),
  isTester: z.boolean(),
  /** Whether they are staff now: by grant, or by a verified address of the configuration. */
  isAdmin: z.boolean(),
  /** Whether staff may read the answers they rate, and the questions to them. */
  shareFeedback: z.boolean(),
  plan: z.enum(plans),
  queryUsed: z.number().int().nonnegative(),
  queryLimit: z.number().int().nonnegative(),
  queryResetDate: moment.nullable(),
  stripeCustomerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** Null without a subscription, and for plans that staff have set. */
  subscription: subscriptionDocument.nullable(),
  /** Whether there was ever one: the price of the first month is then over. */
  hasSubscribed: z.boolean(),
  userInfo: z.object({
    profile: z.record(z.string(), z.string()),
    brandHub: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  /** Version of each Brand Hub field by dotted path; absent means never saved. */
  brandVersions: z.record(z.string(), z.number().int().positive()),
  revision,
});
export type UserDocument = z.infer<typeof userDocument>;

export const chatDocument = z.object({
  chatId: z.string(),
  title: z.string(),
  createdAt: moment,
  dateLastVisited: moment,
  revision,
});
export type ChatDocument = z.infer<typeof chatDocument>;

/** What an answer was given: whose Brand Hub, and which fields of it in which version. */
export const receipt = z.object({
  brandHubUid: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      version: z.number().int().positive(),
      /** Whether only its beginning fitted in. */
      cut: z.boolean().optional(),
    }),
  ),
  /** Paths of fields that said nothing and would have made the answer better. */
  missing: z.array(z.string()).optional(),
});
export type Receipt = z.infer<typeof receipt>;

export const messageStatuses = ['answering', 'done', 'failed', 'stopped'] as const;
export const feedbacks = ['good', 'bad'] as const;

export const messageDocument = z.object({
  chatId: z.string(),
  messageId: z.string(),
  /** Place in the chat, counted from 1; gives the order, for times can be equal. */
  position: z.number().int().positive(),
  text: z.string(),
  sender: z.enum(['user', 'assistant']),
  timestamp: moment,
  isError: z.boolean(),
  /** A `ReplyErrorCode` when `isError`, else null. */
  errorCode: z.string().nullable(),
  feedback: z.enum(feedbacks).nullable(),
  status: z.enum(messageStatuses),
  /** Of a reply: which attempt at answering it belongs to, counted from 1; 1 for questions. */
  attempt: z.number().int().positive(),
  /** Of a reply: the id of its question. */
  replyTo: z.string().nullable(),
  receipt: receipt.nullable(),
  revision,
});
export type MessageDocument = z.infer<typeof messageDocument>;
export type Feedback = MessageDocument['feedback'];

/** A line of the ledger: one query, what it was for, and whether it was charged. */
export const queryEntry = z.object({
  queryId: z.string(),
  purpose: z.enum(['answer', 'summary', 'ahead']),
  state: z.enum(['reserved', 'kept', 'given_back']),
  /** Why it was given back; null otherwise. */
  reason: z.enum(['failed', 'stopped', 'empty', 'interrupted', 'unused']).nullable(),
  /** Whether it counts against the current allowance. */
  current: z.boolean(),
  chatId: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Start of the question, at most 120 characters; null when there is none (any more). */
  question: z.string().nullable(),
  createdAt: moment,
  settledAt: moment.nullable(),
});
export type QueryEntry = z.infer<typeof queryEntry>;
