import { z } from 'zod';
import { type BrandSectionName, brandSections } from '../../brand-hub.ts';
import { defineCall } from '../../call.ts';
import { userOrders } from '../../choices/user-orders.ts';
import { contactAnswer, fieldPath } from '../../contact.ts';
import { feedbacks } from '../../documents.ts';
import {
  BRAND_FIELD_MAX,
  CONTACT_MESSAGE_MAX,
  PAGE_MAX,
  PROPOSALS_MAX,
  SEARCH_MAX,
} from '../../limits.ts';
import { modelProviders } from '../../models.ts';
import { billingCycles, plans } from '../../plans.ts';
import { id, text, timestamp } from '../../text.ts';

const uid = z.string().min(1).max(64);
/** Only rows of this user. */
const about = z.string().min(1).max(64).optional();
const page = {
  after: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).optional(),
};
const search = text(SEARCH_MAX).optional();
const count = z.number().int().nonnegative();
const sectionNames = brandSections.map(({ name }) => name) as [BrandSectionName];

/** A card of the gallery. */
const card = z.object({
  uid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const listUsers = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Lists the users of the gallery. Only the super admin sees internal accounts and staff.',
  input: z.object({
    uid: about,
    /** Words of the name or email address, in Cyrillic or Latin letters; all must match. */
    search,
    /** Only users on this plan. */
    plan: z.enum(plans).optional(),
    order: z.enum(userOrders).optional(),
    /** `next` of the previous page. */
    ...page,
  }),
  output: z.object({
    users: z.array(
      card.extend({
        plan: z.enum(plans),
        /** When a session of the user was last seen; null if none is left. */
        lastVisit: timestamp.nullable(),
        /** Asked since the first of this month, in UTC, counted or not. */
        questions: count,
        /** Whether the caller may view this user, and the caller's request if the user wants to be asked. */
        consent: z.enum(['notNeeded', 'needed', 'asked', 'approved', 'declined']),
      }),
    ),
    /** Cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  }),
  errors: [],
});

export const listBrandHubs = defineCall({
  access: 'admin',
  effect: 'read',
  summary:
    'Lists the owners whose Brand Hub can answer a question: clients, then all others except staff.',
  input: z.object({ uid: about, search, ...page }),
  output: z.object({
    /** Complete on the first page, empty on later ones. */
    clients: z.array(card.extend({ businessName: z.string() })),
    otherProfiles: z.array(card.extend({ businessName: z.string() })),
    next: z.string().nullable(),
  }),
  errors: [],
});

export const listContactMessages = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Lists messages to the team, newest first.',
  input: z.object({ uid: about, state: z.enum(['open', 'answered']).optional(), ...page }),
  output: z.object({
    contactMessages: z.array(
      card.extend({
        contactMessageId: id,
        section: z.enum(sectionNames).nullable(),
        text: z.string(),
        createdAt: timestamp,
        answer: contactAnswer.nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: [],
});

export const answerContactMessage = defineCall({
  access: 'admin',
  effect: 'write',
  summary:
    'Answers a message to the team, once. Proposed Brand Hub texts are saved only when the user accepts them.',
  input: z.object({
    uid,
    contactMessageId: id,
    text: text(CONTACT_MESSAGE_MAX).regex(/\S/),
    proposals: z
      .array(z.object({ path: fieldPath, value: text(BRAND_FIELD_MAX).regex(/\S/) }))
      .max(PROPOSALS_MAX)
      .refine((list) => new Set(list.map(({ path }) => path)).size === list.length, 'one a field')
      .optional(),
  }),
  output: z.object({ answer: contactAnswer }),
  errors: ['MESSAGE_ANSWERED'],
});

export const listFeedback = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Lists rated answers with their questions, newest first, of users who share them.',
  input: z.object({ uid: about, feedback: z.enum(feedbacks).optional(), ...page }),
  output: z.object({
    feedback: z.array(
      card.extend({
        chatId: z.string(),
        messageId: z.string(),
        feedback: z.enum(feedbacks),
        question: z.string(),
        answer: z.string(),
        givenAt: timestamp,
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: [],
});

/** Statistics of one day in UTC. */
const dayStatistics = z.object({
  day: z.iso.date(),
  signUps: count,
  /** Users who asked a question. */
  active: count,
  queries: count,
  failures: count,
});

export const getStatistics = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Returns statistics: the last 30 days by day, and the number of users on each plan.',
  input: z.object({}),
  output: z.object({
    users: count,
    plans: z.record(z.enum(plans), count),
    subscriptions: z.record(z.enum(billingCycles), count),
    /** Distinct users who asked a question in the last 7 and 30 days. */
    active: z.object({ week: count, month: count }),
    /** The last 30 days, oldest first, including empty days. */
    days: z.array(dayStatistics),
  }),
  errors: [],
});

export const getServiceState = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Returns the health of the AI provider, payments and mail.',
  input: z.object({}),
  output: z.object({
    ai: z.object({
      /** `AI_PROVIDER`; `built-in` without one. */
      provider: z.enum([...modelProviders, 'built-in']),
      model: z.string().nullable(),
      /** In the last hour. */
      answered: count,
      failed: count,
      lastAnsweredAt: timestamp.nullable(),
      lastFailedAt: timestamp.nullable(),
    }),
    payments: z.object({
      mode: z.enum(['stripe', 'simulator', 'none']),
      /** Webhook events applied in the last 24 hours. */
      events: count,
      lastEventAt: timestamp.nullable(),
      /** Users whose subscription has been due for a refetch for over an hour. */
      overdue: count,
      /** The latest withdrawals from contracts, newest first. Amounts are in euro cents. */
      withdrawals: z.array(
        z.object({
          email: z.string(),
          withdrawnAt: timestamp,
          paid: count,
          refund: count,
          /** Whether the subscription has ended and the refund is on its way. */
          isComplete: z.boolean(),
        }),
      ),
    }),
    mails: z.object({
      /** `outbox`: mails are written to the data folder. */
      mode: z.enum(['smtp', 'outbox']),
      /** Mails that wait to be sent: to support, and to users. */
      waiting: count,
    }),
  }),
  errors: [],
});
