import { z } from 'zod';
import { createdPasskey, creationOptions, requestOptions } from '../accounts/passkeys.ts';
import { defineCall } from '../call.ts';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX, PASSWORD_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text, timestamp } from '../text.ts';

/** Null for an account without a password: the session must be fresh instead. */
const currentPassword = text(PASSWORD_MAX).nullable();
const passkeyId = text(64);
const name = text(PASSKEY_NAME_MAX).trim().min(1);

export const listPasskeys = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns the passkeys of the account, the oldest first.',
  input: z.object({ uid: subject }),
  output: z.object({
    passkeys: z
      .array(
        z.object({
          passkeyId: z.string(),
          name: z.string(),
          createdAt: timestamp,
          lastUsedAt: timestamp.nullable(),
        }),
      )
      .max(PASSKEYS_MAX),
  }),
  errors: [],
});

export const startPasskey = defineCall({
  access: 'user',
  effect: 'write',
  isSecret: true,
  summary: 'Returns the options with which the browser creates a passkey. They work once.',
  input: z.object({ uid: subject, currentPassword }),
  output: z.object({
    options: creationOptions,
    /** The device of the session, for a first name of the passkey. */
    device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  }),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED', 'PASSKEY_REQUIRED', 'PASSKEY_LIMIT_REACHED'],
});

export const addPasskey = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Adds the passkey that the browser has created. From then on it opens the account.',
  input: z.object({ uid: subject, name, credential: createdPasskey }),
  output: z.object({ passkeyId: z.string() }),
  errors: ['PASSKEY_REFUSED', 'PASSKEY_REQUIRED', 'PASSKEY_LIMIT_REACHED'],
});

export const renamePasskey = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Gives a passkey another name.',
  input: z.object({ uid: subject, passkeyId, name }),
  output: z.object({}),
  errors: [],
});

export const removePasskey = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Removes a passkey, and ends the other sessions that it has opened.',
  input: z.object({ uid: subject, passkeyId, currentPassword }),
  output: z.object({}),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED', 'PASSKEY_REQUIRED'],
});

export const startPasskeyLogIn = defineCall({
  access: 'public',
  effect: 'write',
  summary:
    'Returns the options with which the browser uses a passkey. They work once, and are the same for everybody.',
  input: z.object({}),
  output: z.object({ options: requestOptions }),
  errors: [],
});
