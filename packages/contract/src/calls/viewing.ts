import { z } from 'zod';
import { defineCall } from '../call.ts';
import { viewingAnswers } from '../choices/viewing-answers.ts';
import { userDocument } from '../documents.ts';
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
    /** View without the user's approval, where the operator allows that. It needs a reason and is recorded. */
    override: z.boolean().optional(),
  }),
  output: z.object({ viewingId: id, expiresAt: timestamp }),
  errors: ['REASON_REQUIRED', 'VIEWING_NOT_APPROVED'],
});

export const requestViewing = defineCall({
  access: 'admin',
  effect: 'write',
  summary:
    'Asks a user for approval to view the account; returns the request that is under way, if there is one.',
  input: z.object({
    uid: z.string().min(1).max(64),
    /** Shown to the user. */
    reason: text(VIEWING_REASON_MAX).optional(),
  }),
  output: z.object({
    /** `notNeeded`: the user does not ask to be asked. */
    consent: z.enum(['notNeeded', 'asked', 'approved', 'declined']),
    /** When the request expires. */
    until: timestamp.nullable(),
  }),
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

export const listViewingRequests = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists the requests to view this account that can still be answered, oldest first.',
  input: z.object({ uid: subject }),
  output: z.object({
    requests: z.array(
      z.object({
        requestId: id,
        /** Email address of the member of staff. */
        email: z.string(),
        reason: z.string().nullable(),
        requestedAt: timestamp,
        /** When the request expires. */
        until: timestamp,
        /** Null until answered. An answer can be changed until the approval is used. */
        answer: z.enum(viewingAnswers).nullable(),
      }),
    ),
  }),
  errors: [],
});

export const answerViewingRequest = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Approves or declines a request to view this account. An approval opens one viewing.',
  input: z.object({ uid: subject, requestId: id, answer: z.enum(viewingAnswers) }),
  output: z.object({ user: userDocument }),
  errors: ['VIEWING_REQUEST_OVER'],
});

/** Number of reads during the viewing by call name; `live` is the live stream. */
const reads = z.record(z.string(), z.number().int().positive());

export const listViewings = defineCall({
  access: 'user',
  effect: 'read',
  summary:
    'Lists the viewings of this account, the requests for them, and the uses of its Brand Hub by staff, newest first.',
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
        /** `brandHub`: staff asked a question that this Brand Hub answered. `request`: staff asked for approval. */
        kind: z.enum(['account', 'brandHub', 'request']),
        /** Email address of the member of staff. */
        email: z.string(),
        startedAt: timestamp,
        /** Null while the viewing is open. */
        endedAt: timestamp.nullable(),
        /** When the viewing ends by itself. */
        expiresAt: timestamp,
        reason: z.string().nullable(),
        /** How a viewing came about, or what became of a request; null: neither applies. */
        consent: z.enum(['approved', 'overridden', 'declined']).nullable(),
        reads,
      }),
    ),
    more: z.boolean(),
  }),
  errors: [],
});
