import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../text.ts';

/** Longest token of a link in a mail, in characters. */
const TOKEN_MAX = 64;

export const readPasswordLink = defineCall({
  access: 'public',
  effect: 'read',
  summary: 'Returns the address of the account that a link for a new password belongs to.',
  input: z.object({ token: text(TOKEN_MAX) }),
  output: z.object({ email: z.string() }),
  errors: ['LINK_INVALID'],
});
