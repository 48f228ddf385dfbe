import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAGE_MAX, VIEWING_REASON_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, text, timestamp } from '../text.ts';

export const startViewing = defineCall({
  access: 'admin',
  effect: 'write',
  summary:
    'Opens a time-limited viewing, in which staff may read the documents of a user; ends the previous viewing.',
  input: z.object({
    uid: z.string().min(1).max(64),
    /** Shown to the user. */
    reason: text(VIEWING_REASON_MAX).optional(),
  }),
  output: z.object({ viewingId: id, expiresAt: timestamp }),
  errors: ['REASON_REQUIRED'],
});

export const stopViewing = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Ends a viewing of the caller; does nothing if it has ended.',
  input: z.object({
    /** Only if this user is viewed. */
    uid: z.string().min(1).max(64).optional(),
    viewingId: id,
  }),
  output: z.object({}),
  errors: [],
});

/** Number of reads during the viewing by call name; `live` is the live stream. */
const reads = z.record(z.string(), z.number().int().positive());

export const listViewings = defineCall({
  access: 'user',
  effect: 'read',
  summary:
    'Lists the viewings of this account and the uses of its Brand Hub by staff, newest first.',
  input: z.object({
    uid: subject,
    /** Only entries before the one with this id. */
    before: id.optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({
    viewings: z.array(
      z.object({
        viewingId: id,
        /** `brandHub`: staff asked a question that this Brand Hub answered. */
        kind: z.enum(['account', 'brandHub']),
        /** Email address of the member of staff. */
        email: z.string(),
        startedAt: timestamp,
        /** Null while the viewing is open. */
        endedAt: timestamp.nullable(),
        /** When the viewing ends by itself. */
        expiresAt: timestamp,
        reason: z.string().nullable(),
        reads,
      }),
    ),
    more: z.boolean(),
  }),
  errors: [],
});
