import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SHARED_LINK_DAYS } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, timestamp } from '../text.ts';

/** A read-only link to a chat or one answer. Its address is known only to who made it: the server keeps a hash. */
const sharedLink = z.object({
  linkId: id,
  kind: z.enum(['answer', 'chat']),
  chatId: id,
  /** Of the chat, as it is stored. */
  title: z.string(),
  /** Whether the page shows the brand's name and colours. */
  showsBrand: z.boolean(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** How often people have opened it, the owner included. */
  openings: z.number().int().nonnegative(),
  /** How often programs have asked for it, such as a messenger for its preview; they get no text. */
  previews: z.number().int().nonnegative(),
  lastOpenedAt: timestamp.nullable(),
});
export type SharedLink = z.infer<typeof sharedLink>;

export const createSharedLink = defineCall({
  access: 'user',
  effect: 'write',
  isSecret: true,
  summary:
    'Makes a read-only link to a chat as it is now, or to one answer with its question. The address is returned once.',
  input: z.object({
    uid: subject,
    /** A repeated id makes a new address, and the one before stops working. */
    linkId: id,
    chatId: id,
    /** The reply to share; the whole chat without it. */
    messageId: id.optional(),
    days: z.union(SHARED_LINK_DAYS.map((days) => z.literal(days))),
    showsBrand: z.boolean().default(false),
  }),
  output: z.object({ link: sharedLink, url: z.url() }),
  errors: ['NOTHING_TO_SHARE', 'CHAT_TOO_LONG', 'SHARED_LINKS_FULL'],
});

export const listSharedLinks = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists the links of the account or of one chat, the newest first; expired ones too.',
  input: z.object({ uid: subject, chatId: id.optional() }),
  output: z.object({ links: z.array(sharedLink) }),
  errors: [],
});

export const revokeSharedLink = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Ends a link at once and deletes it from the list.',
  input: z.object({ uid: subject, linkId: id }),
  output: z.object({}),
  errors: [],
});
