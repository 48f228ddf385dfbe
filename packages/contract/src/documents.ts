import { z } from 'zod';
import { mailKinds } from './accounts/mails.ts';
import { accountTypes } from './choices/account-types.ts';
import { importSources } from './choices/import-sources.ts';
import { projectColors } from './choices/project-colors.ts';
import { languageCodes } from './languages.ts';
import { billingCycles, plans } from './plans.ts';
import { timestamp } from './text.ts';

/** A counter per user that every write to a document of theirs advances. A document has the revision of its last change. */
export const revision = z.number().int().nonnegative();

/** The subscription behind a paid plan, as the payment provider reports it. */
export const subscriptionDocument = z.object({
  billingCycle: z.enum(billingCycles),
  /** Price of a month or a year in euro cents; null if it is charged otherwise, or not known yet. */
  price: z.number().int().nonnegative().nullable(),
  /** `past_due`: the last payment failed and the provider retries it. */
  status: z.enum(['active', 'past_due']),
  /** When the contract was concluded; null if not known yet. */
  startedAt: timestamp.nullable(),
  /** End of the paid period. */
  paidUntil: timestamp,
  /** Whether the subscription ends at `paidUntil` instead of renewing. */
  cancelAtPeriodEnd: z.boolean(),
});

/**
 * `disputed`: the subscription has ended because a payment was disputed. `late_payment`: a payment arrived after the
 * subscription had ended, and was refunded.
 */
export const billingNoticeKinds = ['disputed', 'late_payment'] as const;
export type BillingNoticeKind = (typeof billingNoticeKinds)[number];

export const userDocument = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languageCodes),
  accountType: z.enum(accountTypes),
  isTester: z.boolean(),
  /** Staff by grant, or by a verified address in `ADMIN_EMAILS`. */
  isAdmin: z.boolean(),
  /** Whether staff may read the answers that the user rates, and their questions. */
  shareFeedback: z.boolean(),
  /** Whether staff need the user's approval before they view the account. */
  asksBeforeViewing: z.boolean(),
  /** Whether the user gets an email when staff start a viewing. */
  viewingMails: z.boolean(),
  /** Until when the last unanswered request to view the account can be answered; null: there is none. */
  viewingRequestUntil: timestamp.nullable(),
  plan: z.enum(plans),
  queryUsed: z.number().int().nonnegative(),
  queryLimit: z.number().int().nonnegative(),
  queryResetDate: timestamp.nullable(),
  stripeCustomerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** Null without a subscription. It may run beside a plan set by staff. */
  subscription: subscriptionDocument.nullable(),
  /** Whether the user ever subscribed: the discount on the first month is then used up. */
  hasSubscribed: z.boolean(),
  /** Whether there is an invoice without a subscription, such as one that the team wrote by hand. */
  hasInvoices: z.boolean(),
  /** Credit at the payment provider in euro cents: it pays the next invoices. */
  billingCredit: z.number().int().nonnegative(),
  /** The last thing to tell the user about payments. */
  billingNotice: z.object({ kind: z.enum(billingNoticeKinds), at: timestamp }).nullable(),
  /** Emails that the user has switched off. */
  mutedMails: z.array(z.enum(mailKinds)),
  /** The version of the terms that the user accepted last; null for none. */
  acceptedTerms: z.string().nullable(),
  userInfo: z.object({
    profile: z.record(z.string(), z.string()),
    brandHub: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  /** Version of each Brand Hub field by dotted path; a field that was never saved is absent. */
  brandVersions: z.record(z.string(), z.number().int().positive()),
  revision,
});
export type UserDocument = z.infer<typeof userDocument>;

export const chatDocument = z.object({
  chatId: z.string(),
  title: z.string(),
  createdAt: timestamp,
  dateLastVisited: timestamp,
  /** A pinned chat comes first in the list. It is never archived. */
  pinned: z.boolean(),
  /** An archived chat is left out of the list until it is asked something. */
  archived: z.boolean(),
  projectId: z.string().nullable(),
  revision,
});
export type ChatDocument = z.infer<typeof chatDocument>;

export const projectDocument = z.object({
  projectId: z.string(),
  name: z.string(),
  color: z.enum(projectColors),
  /** Instructions for the consultant in the chats of the project; empty for none. */
  instructions: z.string(),
});
export type ProjectDocument = z.infer<typeof projectDocument>;

/** All projects of a user, the oldest first. A later list, told by its revision, replaces an earlier one. */
export const projectList = z.object({ projects: z.array(projectDocument), revision });
export type ProjectList = z.infer<typeof projectList>;

/**
 * The use that a reply made of a project's instructions. `unsupported`: the built-in consultant answered, which can't follow any.
 * `left_out`: they did not fit into the model's window.
 */
export const instructionUses = ['given', 'unsupported', 'left_out'] as const;

/** The project of an answer's chat, with its instructions as they were. */
export const projectReceipt = z.object({
  projectId: z.string(),
  name: z.string(),
  instructions: z.string(),
  /** Absent until the answer has ended, and where it failed. */
  use: z.enum(instructionUses).optional(),
});

/** The Brand Hub that an answer was given, with the fields used and their versions. */
export const receipt = z.object({
  brandHubUid: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      version: z.number().int().positive(),
      /** Whether only the start of the value fitted into the prompt. */
      cut: z.boolean().optional(),
      /** Whether the answer's own words show the value. Absent where the fields are exactly those that were used. */
      shown: z.boolean().optional(),
    }),
  ),
  /** Paths of empty fields that would have improved the answer. */
  missing: z.array(z.string()).optional(),
  /** Older messages, by number, and fields, by path, that did not fit into the model's window. */
  leftOut: z
    .object({ messages: z.number().int().nonnegative(), fields: z.array(z.string()) })
    .optional(),
  /** Absent where no project gave instructions. */
  project: projectReceipt.optional(),
});
export type Receipt = z.infer<typeof receipt>;

/** Buttons below a reply that is no answer. */
export const replyOffer = z.object({
  /** Readings of the question; the chosen one is sent as the next question. */
  choices: z.array(z.string()),
  /** Whether to pass the question to the team. */
  team: z.boolean(),
});
export type ReplyOffer = z.infer<typeof replyOffer>;

/** `warming-up`: the model is being loaded, which can take a minute. */
export const replyNotices = ['warming-up'] as const;
export type ReplyNotice = (typeof replyNotices)[number];

export const messageStatuses = ['answering', 'done', 'failed', 'stopped'] as const;
export const feedbacks = ['good', 'bad'] as const;

export const messageDocument = z.object({
  chatId: z.string(),
  messageId: z.string(),
  /** Ascending along the chat, from 1; versions leave gaps. It gives the order, because timestamps can be equal. */
  position: z.number().int().positive(),
  text: z.string(),
  sender: z.enum(['user', 'assistant']),
  timestamp,
  isError: z.boolean(),
  /** A `ReplyErrorCode` if `isError`, else null. */
  errorCode: z.string().nullable(),
  feedback: z.enum(feedbacks).nullable(),
  status: z.enum(messageStatuses),
  /** The attempt that wrote this reply, from 1; always 1 for questions. */
  attempt: z.number().int().positive(),
  /** The message id of a reply's question; null for questions. */
  replyTo: z.string().nullable(),
  receipt: receipt.nullable(),
  /** Paths of the Brand Hub fields whose value a question seems to state, the likeliest first; null for none. */
  statedFields: z.array(z.string()).nullable(),
  offer: replyOffer.nullable(),
  /** A notice for the reader of an answer that has no text yet; null for none. */
  notice: z.enum(replyNotices).nullable(),
  /** The program whose chat this was imported from; null for a message of Savet. */
  source: z.enum(importSources).nullable(),
  /** Whether another version of this part of the chat is shown. Lists, search and context leave hidden messages out. */
  hidden: z.boolean(),
  /** Which version of the question this is, from 1, the oldest first; always 1 for replies. */
  version: z.number().int().positive(),
  /** How many versions the question has; always 1 for replies. */
  versionCount: z.number().int().positive(),
  revision,
});
export type MessageDocument = z.infer<typeof messageDocument>;
/** A version of a question with its reply. */
export const versionDocument = z.object({ question: messageDocument, reply: messageDocument });
export type VersionDocument = z.infer<typeof versionDocument>;
export type Feedback = MessageDocument['feedback'];

/**
 * Why a query was given back. `no_answer`: the reply was a greeting, a refusal or a question back. `stand_in`: the
 * built-in consultant answered in place of the model.
 */
const giveBackReasons = [
  'failed',
  'stopped',
  'empty',
  'interrupted',
  'unused',
  'no_answer',
  'stand_in',
] as const;

/** A ledger entry: one query, its purpose, and whether it was charged. */
export const queryEntry = z.object({
  queryId: z.string(),
  purpose: z.enum(['answer', 'summary', 'ahead']),
  state: z.enum(['reserved', 'kept', 'given_back']),
  /** Why the query was given back; null if it was not. */
  reason: z.enum(giveBackReasons).nullable(),
  /** Whether the query counts against the current allowance. */
  current: z.boolean(),
  chatId: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Start of the question, at most 120 characters; null without a question or after its chat is deleted. */
  question: z.string().nullable(),
  /** Which version of its question it is, from 1, and whether the chat shows it; null where there is only one. */
  version: z
    .object({
      number: z.number().int().positive(),
      count: z.number().int().positive(),
      shown: z.boolean(),
    })
    .nullable(),
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
});
export type QueryEntry = z.infer<typeof queryEntry>;
