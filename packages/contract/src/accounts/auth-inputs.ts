import { z } from 'zod';
import { TEXT_VERSION_LENGTH } from '../legal.ts';
import { EMAIL_MAX, FACTOR_CODE_MAX, NAME_MAX, PASSWORD_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { logInProviderIds } from './log-in-providers.ts';
import { usedPasskey } from './passkeys.ts';

/** Of a ticket: its text is short. */
const TICKET_MAX = 200;

const email = text(EMAIL_MAX);
/** The library refuses passwords over PASSWORD_MAX with its own code; this limit only bounds the work. */
const password = text(10 * PASSWORD_MAX);
/** `code` is that of the second factor. `keepAccount` opens an account again that is being deleted. */
const signIn = z.strictObject({
  email,
  password,
  code: text(FACTOR_CODE_MAX).nullable().default(null),
  keepAccount: z.boolean().default(false),
});

/** The allow-list: bodies of all routes below `/api/auth` that take one. */
export const authBodies = {
  'POST sign-up/email': z.strictObject({
    name: text(2 * NAME_MAX + 1),
    /** The parts of `name`, where a link in a mail finishes the sign-up; absent: split at the first space. */
    names: z.strictObject({ firstName: text(NAME_MAX), lastName: text(NAME_MAX) }).optional(),
    email,
    password,
    /** The version of the terms that was accepted in the form; for the browser that opens the link. */
    acceptedTerms: z.string().length(TEXT_VERSION_LENGTH).nullable().default(null),
  }),
  /** Finishes a sign-up with the link in the mail. */
  'POST sign-up/confirm': z.strictObject({ token: text(64), password }),
  'POST sign-in/email': signIn,
  'POST sign-in/passkey': z.strictObject({
    credential: usedPasskey,
    keepAccount: z.boolean().default(false),
  }),
  'POST provider/begin': z.strictObject({
    provider: z.enum(logInProviderIds),
    /** A signed-in user logs in once more. */
    isConfirming: z.boolean().default(false),
  }),
  'POST provider/log-in': signIn.pick({ code: true, keepAccount: true }),
  'POST renew-session': z.strictObject({ ticket: text(TICKET_MAX) }),
  'POST sign-out': z.strictObject({}),
  'POST send-verification-email': z.strictObject({ email }),
  'POST request-password-reset': z.strictObject({ email }),
  'POST reset-password': z.strictObject({ token: text(64), newPassword: password }),
};

/** The rest of the allow-list: routes that are read, with the parameters in their addresses. */
export const authQueries = {
  'GET verify-email': ['token', 'callbackURL'],
  'GET get-session': [],
  'GET token': [],
  'GET provider/google/callback': ['code', 'state', 'error', 'iss'],
  'GET provider/oidc/callback': ['code', 'state', 'error', 'iss'],
} as const satisfies Record<string, readonly string[]>;

export type AuthPost = keyof typeof authBodies;
export type AuthRoute = AuthPost | keyof typeof authQueries;

/** @param route the method, and the path below `/api/auth/` */
export function isAuthRoute(route: string): route is AuthRoute {
  return Object.hasOwn(authBodies, route) || Object.hasOwn(authQueries, route);
}
