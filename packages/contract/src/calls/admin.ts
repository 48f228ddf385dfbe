import { z } from 'zod';
import { type BrandSectionName, brandSections } from '../brand-hub.ts';
import { defineCall } from '../call.ts';
import { contactAnswer, fieldPath } from '../contact.ts';
import { feedbacks } from '../documents.ts';
import {
  BRAND_FIELD_MAX,
  CONTACT_MESSAGE_MAX,
  PAGE_MAX,
  PROPOSALS_MAX,
  SEARCH_MAX,
  userOrders,
} from '../limits.ts';
import { billingCycles, plans } from '../plans.ts';
import { id, moment, text } from '../text.ts';

const uid = z.string().min(1).max(64);
/** Only what concerns this user. */
const about = z.string().min(1).max(64).optional();
const page = {
  after: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).optional(),
};
const search = text(SEARCH_MAX).optional();
const count = z.number().int().nonnegative();
const sectionNames = brandSections.map(({ name }) => name) as [BrandSectionName];

/** What a card of the gallery shows. */
const card = z.object({
  uid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const listUsers = defineCall({
  access: 'admin',
  effect: 'read',
  summary:
    'Cards of the gallery. Internal accounts, staff among them, are told to the super admin only.',
  input: z.object({
    uid: about,
    /** Words of name or address, in Cyrillic or Latin letters; all must be found. */
    search,
    order: z.enum(userOrders).optional(),
    /** `next` of the page before. */
    ...page,
  }),
  output: z.object({
    users: z.array(card),
    /** Where the next page begins; null on the last. */
    next: z.string().nullable(),
  }),
  errors: [],
});

export const listBrandHubs = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Whose Brand Hub a question can be answered from: clients, then all others but staff.',
  input: z.object({ uid: about, search, ...page }),
  output: z.object({
    /** All of them on the first page, none on later ones. */
    clients: z.array(card.extend({ businessName: z.string() })),
    otherProfiles: z.array(card.extend({ businessName: z.string() })),
    next: z.string().nullable(),
  }),
  errors: [],
});

export const listContactMessages = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Messages to the team, the newest first.',
  input: z.object({ uid: about, state: z.enum(['open', 'answered']).optional(), ...page }),
  output: z.object({
    contactMessages: z.array(
      card.extend({
        contactMessageId: id,
        section: z.enum(sectionNames).nullable(),
        text: z.string(),
        createdAt: moment,
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
    'Answers a message to the team once; texts for the Brand Hub are proposed, and saved by the user only.',
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
  summary: 'Rated answers with their questions, the newest first; only of users who share them.',
  input: z.object({ uid: about, feedback: z.enum(feedbacks).optional(), ...page }),
  output: z.object({
    feedback: z.array(
      card.extend({
        chatId: z.string(),
        messageId: z.string(),
        feedback: z.enum(feedbacks),
        question: z.string(),
        answer: z.string(),
        givenAt: moment,
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: [],
});

/** Numbers of one day, in UTC. */
const dayNumbers = z.object({
  day: z.iso.date(),
  signUps: count,
  /** People who asked something. */
  active: count,
  queries: count,
  failures: count,
});

export const getStatistics = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Numbers at a glance: the last 30 days by day, and how many people have which plan.',
  input: z.object({}),
  output: z.object({
    users: count,
    plans: z.record(z.enum(plans), count),
    subscriptions: z.record(z.enum(billingCycles), count),
    /** Different people who asked something in the last 7 and 30 days. */
    active: z.object({ week: count, month: count }),
    /** The last 30 days, the earliest first; days without anything included. */
    days: z.array(dayNumbers),
  }),
  errors: [],
});

export const getServiceState = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'How the AI provider, payments and mails are doing.',
  input: z.object({}),
  output: z.object({
    ai: z.object({
      /** As configured; `built-in` without a provider. */
      provider: z.string(),
      model: z.string().nullable(),
      /** Of the last hour. */
      answered: count,
      failed: count,
      lastAnsweredAt: moment.nullable(),
      lastFailedAt: moment.nullable(),
    }),
    payments: z.object({
      mode: z.enum(['stripe', 'simulator', 'none']),
      /** Events taken over in the last 24 hours. */
      events: count,
      lastEventAt: moment.nullable(),
      /** Users whose plan is to be asked for and was not for over an hour. */
      overdue: count,
    }),
    mails: z.object({
      /** `outbox`: they lie in the data folder. */
      mode: z.enum(['smtp', 'outbox']),
      /** Mails to support that did not go out yet. */
      waiting: count,
    }),
  }),
  errors: [],
});
