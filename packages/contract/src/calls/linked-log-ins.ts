import { z } from 'zod';
import { logInProviderIds } from '../accounts/log-in-providers.ts';
import { defineCall } from '../call.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text, timestamp } from '../text.ts';

const provider = z.enum(logInProviderIds);

export const listLogIns = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns how the user can log in.',
  input: z.object({ uid: subject }),
  output: z.object({
    hasPassword: z.boolean(),
    /** Whether this session began a moment ago; it then stands in for the password of an account without one. */
    isFresh: z.boolean(),
    linked: z.array(z.object({ provider, linkedAt: timestamp })),
  }),
  errors: [],
});

export const unlinkLogIn = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Unlinks a log-in with a provider. The last way to log in stays.',
  input: z.object({
    uid: subject,
    provider,
    currentPassword: text(PASSWORD_MAX).nullable(),
  }),
  output: z.object({}),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED', 'LAST_LOG_IN'],
});
