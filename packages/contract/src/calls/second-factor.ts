import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FACTOR_CODE_MAX, PASSWORD_MAX, RECOVERY_CODES } from '../limits.ts';
import { subject } from '../subject.ts';
import { text, timestamp } from '../text.ts';

/** Null for an account without a password: the session must be fresh instead. */
const currentPassword = text(PASSWORD_MAX).nullable();
/** Six digits of the app, or a recovery code. */
const code = text(FACTOR_CODE_MAX);
const recoveryCodes = z.array(z.string()).length(RECOVERY_CODES);

export const readSecondFactor = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Tells whether log-in needs a code besides the password.',
  input: z.object({ uid: subject }),
  output: z.object({
    /** Since when; null: log-in needs the password alone. */
    since: timestamp.nullable(),
    recoveryCodesLeft: z.number().int().min(0).max(RECOVERY_CODES),
    /** Whether the caller's work as staff needs a second factor. */
    isRequired: z.boolean(),
    /** Whether the caller's session lacks it, so that the caller is no staff in it. */
    isMissing: z.boolean(),
    hasPasskeys: z.boolean(),
    /** When the team last removed the second factor, and why. */
    lastReset: z.object({ at: timestamp, reason: z.string() }).nullable(),
  }),
  errors: [],
});

export const startSecondFactor = defineCall({
  access: 'user',
  effect: 'write',
  isSecret: true,
  summary:
    'Makes the secret for an authenticator app, and recovery codes. Nothing changes until a code is confirmed.',
  input: z.object({ uid: subject, currentPassword }),
  output: z.object({
    /** For typing, in base 32. */
    secret: z.string(),
    /** For a QR code: `otpauth://totp/…`. */
    uri: z.string(),
    recoveryCodes,
  }),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED', 'SECOND_FACTOR_ON', 'PASSKEY_REQUIRED'],
});

export const confirmSecondFactor = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Switches the second factor on, with a code of the app. Log-in needs one from then on.',
  input: z.object({ uid: subject, code }),
  output: z.object({}),
  errors: ['CODE_WRONG', 'PASSKEY_REQUIRED'],
});

export const renewRecoveryCodes = defineCall({
  access: 'user',
  effect: 'write',
  isSecret: true,
  summary: 'Replaces all recovery codes.',
  input: z.object({ uid: subject, currentPassword }),
  output: z.object({ recoveryCodes }),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED'],
});

export const stopSecondFactor = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Switches the second factor off. Log-in needs the password alone from then on.',
  input: z.object({ uid: subject, currentPassword, code }),
  output: z.object({}),
  errors: ['WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED', 'CODE_WRONG'],
});
