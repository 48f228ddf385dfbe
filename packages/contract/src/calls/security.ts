import { z } from 'zod';
import { defineCall } from '../call.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { subject } from '../subject.ts';
import { text, timestamp } from '../text.ts';

/** Longest token of a link in a mail, in characters. */
const TOKEN_MAX = 64;
/** The user's current password. A longer one is wrong, so the limit only bounds the work. */
const currentPassword = text(PASSWORD_MAX);
/** Null for an account without a password: the session must be fresh instead. */
const passwordOrFresh = currentPassword.nullable();

export const readPasswordLink = defineCall({
  access: 'public',
  effect: 'read',
  summary:
    'Returns the address of the account that a link for a new password belongs to, and the passkeys that it does not remove.',
  input: z.object({ token: text(TOKEN_MAX) }),
  output: z.object({
    email: z.string(),
    passkeys: z.array(z.object({ name: z.string(), createdAt: timestamp })),
  }),
  errors: ['LINK_INVALID'],
});

export const changePassword = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Sets a new password and ends all other sessions.',
  input: z.object({
    uid: subject,
    currentPassword,
    newPassword: text(PASSWORD_MAX).min(PASSWORD_MIN),
  }),
  output: z.object({}),
  errors: ['WRONG_PASSWORD', 'PASSWORD_COMMON'],
});

const session = z.object({
  /** `sid` in the session's tokens. */
  sessionId: z.string(),
  /** From the `User-Agent` header, such as “Chrome” and “Windows”; null where it says nothing. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  signedInAt: timestamp,
  /** To within twenty minutes. */
  lastSeenAt: timestamp,
});

export const listSessions = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns the open sessions, the last seen first. No addresses are stored.',
  input: z.object({ uid: subject }),
  output: z.object({ sessions: z.array(session) }),
  errors: [],
});

export const endSession = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Ends one session; its tokens and live streams end with it.',
  input: z.object({ uid: subject, sessionId: text(64) }),
  output: z.object({}),
  errors: [],
});

export const endOtherSessions = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Ends all sessions but the one of the caller.',
  input: z.object({ uid: subject }),
  output: z.object({ ended: z.number().int() }),
  errors: [],
});

export const requestEmailChange = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Mails a link that confirms a new address. The answer does not tell whether it is taken.',
  input: z.object({
    uid: subject,
    newEmail: z.email().max(EMAIL_MAX),
    currentPassword: passwordOrFresh,
  }),
  output: z.object({}),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED', 'EMAIL_UNCHANGED'],
});

export const confirmEmailChange = defineCall({
  access: 'public',
  effect: 'write',
  summary: 'Changes the address of an account with the link that was mailed to the new one.',
  input: z.object({ token: text(TOKEN_MAX) }),
  output: z.object({}),
  errors: ['LINK_INVALID', 'LOG_IN_FIRST', 'EMAIL_TAKEN'],
});

export const confirmOwnEmailChange = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'As confirmEmailChange, for addresses that are only confirmed while logged in.',
  input: z.object({ uid: subject, token: text(TOKEN_MAX) }),
  output: z.object({}),
  errors: ['LINK_INVALID', 'LOG_IN_FIRST', 'EMAIL_TAKEN'],
});

export const undoEmailChange = defineCall({
  access: 'public',
  effect: 'write',
  summary:
    'Restores the address with the link that was mailed to it, ends all sessions, and mails a link for a new password.',
  input: z.object({ token: text(TOKEN_MAX) }),
  output: z.object({}),
  errors: ['LINK_INVALID', 'EMAIL_TAKEN'],
});

export const deleteAccount = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Deletes the account: ends all sessions and the subscription. Until the given time a log-in can keep it; then everything is erased.',
  input: z.object({ uid: subject, currentPassword: passwordOrFresh }),
  output: z.object({ until: timestamp }),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED'],
});
