import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

/** Longest token of a link in a mail, in characters. */
const TOKEN_MAX = 64;
/** The user's current password. A longer one is wrong, so the limit only bounds the work. */
const currentPassword = text(PASSWORD_MAX);

export const readPasswordLink = defineCall({
  access: 'public',
  effect: 'read',
  summary: 'Returns the address of the account that a link for a new password belongs to.',
  input: z.object({ token: text(TOKEN_MAX) }),
  output: z.object({ email: z.string() }),
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
  errors: ['WRONG_PASSWORD'],
});
