import { z } from 'zod';
import { type BrandSectionName, brandSections } from '../brand-hub.ts';
import { defineCall } from '../call.ts';
import { contactAnswer, fieldPath } from '../contact.ts';
import { userDocument } from '../documents.ts';
import { BRAND_FIELD_MAX, CONTACT_MESSAGE_MAX, PAGE_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, text, timestamp } from '../text.ts';

const version = z.number().int().positive();
/** The version that the edit started from; 0 for a field that was never saved. */
const baseVersion = z.number().int().nonnegative().optional();
const sectionNames = brandSections.map(({ name }) => name) as [BrandSectionName];

export const saveBrandField = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Saves a Brand Hub field by its dotted path. Without `baseVersion`, the last write wins.',
  input: z.object({
    uid: subject,
    path: fieldPath,
    value: text(BRAND_FIELD_MAX),
    baseVersion,
  }),
  output: z.object({ user: userDocument, version }),
  errors: ['PLAN_REQUIRED', 'FIELD_CONFLICT'],
});

export const listBrandVersions = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists earlier versions of a Brand Hub field with date and author, newest first.',
  input: z.object({
    uid: subject,
    path: fieldPath,
    /** Only versions before this one. */
    before: version.optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({
    versions: z.array(
      z.object({
        version,
        value: z.string(),
        savedAt: timestamp,
        /** Email address of the author; null when that account is deleted. */
        savedBy: z.string().nullable(),
      }),
    ),
    more: z.boolean(),
  }),
  errors: [],
});

const fieldUse = z.object({
  path: z.string(),
  /** How many answers used the field. */
  answers: z.number().int().positive(),
  latest: z.object({
    chatId: z.string(),
    messageId: z.string(),
    chatTitle: z.string(),
    /** A sentence of this answer with words of the field's present value; null if there is none, and for staff. */
    quote: z.string().nullable(),
  }),
});
export type FieldUse = z.infer<typeof fieldUse>;

export const listFieldUses = defineCall({
  access: 'user',
  effect: 'read',
  summary:
    'Counts the answers among the latest 200 messages that used each Brand Hub field. Quotes the latest one of each.',
  input: z.object({ uid: subject }),
  output: z.object({
    uses: z.array(fieldUse),
  }),
  errors: [],
});

export const restoreBrandField = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Saves an earlier version of a field as its next version.',
  input: z.object({ uid: subject, path: fieldPath, version, baseVersion }),
  output: z.object({ user: userDocument, version }),
  errors: ['PLAN_REQUIRED', 'FIELD_CONFLICT'],
});

export const sendContactMessage = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Stores a message to the Brand Hub team and mails it to support.',
  input: z.object({
    uid: subject,
    /** Chosen by the client; makes a repeated request idempotent. */
    contactMessageId: id,
    section: z.enum(sectionNames).nullable().optional(),
    text: text(CONTACT_MESSAGE_MAX).regex(/\S/),
  }),
  output: z.object({ contactMessageId: id, createdAt: timestamp }),
  errors: ['MESSAGE_CONFLICT'],
});

export const listOwnContactMessages = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists the user’s messages to the team with answers and proposals, newest first.',
  input: z.object({
    uid: subject,
    /** Only messages before the one with this id. */
    before: id.optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({
    contactMessages: z.array(
      z.object({
        contactMessageId: id,
        section: z.enum(sectionNames).nullable(),
        text: z.string(),
        createdAt: timestamp,
        answer: contactAnswer.nullable(),
      }),
    ),
    more: z.boolean(),
  }),
  errors: [],
});

export const decideProposal = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Accepts and saves a text that the team proposed for a field, or declines it.',
  input: z.object({
    uid: subject,
    contactMessageId: id,
    path: fieldPath,
    accept: z.boolean(),
    baseVersion,
  }),
  output: z.object({ user: userDocument }),
  errors: ['PLAN_REQUIRED', 'FIELD_CONFLICT', 'PROPOSAL_DECIDED'],
});
