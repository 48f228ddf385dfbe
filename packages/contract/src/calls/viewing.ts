import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAGE_MAX, VIEWING_REASON_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, moment, text } from '../text.ts';

export const startViewing = defineCall({
  access: 'admin',
  effect: 'write',
  summary:
    'Opens a viewing of limited time, in which staff may read what a user has; ends the one before.',
  input: z.object({
    uid: z.string().min(1).max(64),
    /** Told to the user. */
    reason: text(VIEWING_REASON_MAX).optional(),
  }),
  output: z.object({ viewingId: id, expiresAt: moment }),
  errors: ['REASON_REQUIRED'],
});

export const stopViewing = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Ends one of the own viewings; one that is over stays as it is.',
  input: z.object({
    /** Only if it is this user who is viewed. */
    uid: z.string().min(1).max(64).optional(),
    viewingId: id,
  }),
  output: z.object({}),
  errors: [],
});

/** How often staff looked at something while they viewed, by call; `live` is the live stream. */
const reads = z.record(z.string(), z.number().int().positive());

export const listViewings = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Who has viewed this account or used its Brand Hub, the latest first.',
  input: z.object({
    uid: subject,
    /** An entry's id: only those before it. */
    before: id.optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({
    viewings: z.array(
      z.object({
        viewingId: id,
        /** `brandHub`: one question was answered from the Brand Hub. */
        kind: z.enum(['account', 'brandHub']),
        /** Of who looked. */
        email: z.string(),
        startedAt: moment,
        /** Null while it is open. */
        endedAt: moment.nullable(),
        /** When it ends by itself at the latest. */
        expiresAt: moment,
        reason: z.string().nullable(),
        reads,
      }),
    ),
    more: z.boolean(),
  }),
  errors: [],
});
