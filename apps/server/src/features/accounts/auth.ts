import { PASSWORD_MAX, PASSWORD_MIN } from '@savet/contract/limits';
import { APIError, betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import { ApiError } from '../../platform/api-error.ts';
import { withRenamedQueries } from '../../platform/db/names/column-names.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { type CodeOutcome, currentCode, type TypedCode } from './log-in-code.ts';
import { renewalsOfBearer } from './session-opening/bearer-renewals.ts';
import { sessionOpener } from './session-opening/open-session.ts';
import { sessionCookie } from './session-opening/session-cookie.ts';

/** Lifetime of a bearer token (design, the gate). */
const TOKEN_LIFETIME = '15m';
/** Lifetime of a verification link, in seconds; the mail names it. */
export const VERIFICATION_SECONDS = 24 * 3_600;
/** Lifetime of a link that sets a new password, in seconds; the mail and the screens name it. */
export const PASSWORD_LINK_SECONDS = 3_600;
/** A session that is used is marked as seen at most this often, in seconds. */
const SESSION_SEEN_SECONDS = 5 * 60;
/** Issuer and audience of the tokens. Not an address, which may differ between servers. */
export const TOKEN_ISSUER = 'savet';

/** Code of a log-in with the right password to an account that is being deleted; `until` comes with it. */
export const BEING_DELETED = 'ACCOUNT_BEING_DELETED';
/** Code of a refused log-in to an account that the team has blocked. */
export const BLOCKED = 'ACCOUNT_BLOCKED';

/** Code of a log-in with the right password to an account with a second factor, without a code of it. */
export const CODE_REQUIRED = 'CODE_REQUIRED';
/** Code of the refusal after too many wrong codes. */
export const CODES_LIMITED = 'CODES_LIMITED';

/** Hashes of passwords: slow on purpose, and quick in tests, which create hundreds of accounts. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthOptions {
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  /** Whether pages of other origins use the API; cookies then are `SameSite=None`. */
  crossOrigin: boolean;
  /** Must not reject: the user can request another link. */
  sendVerificationLink(recipient: {
    uid: string;
    email: string;
    link: string;
    acceptLanguage: string | null;
  }): Promise<void>;
  /** Whether the address may only be verified while signed in to its account. */
  isGuarded(email: string): Promise<boolean>;
  /** @param isOwnSession whether it happened in a browser that is logged in to the account */
  onVerified(uid: string, isOwnSession: boolean): Promise<void>;
  /** Whether an account can still get this address back. */
  isReserved(email: string): Promise<boolean>;
  sendPasswordLink(recipient: {
    uid: string;
    email: string;
    token: string;
    acceptLanguage: string | null;
  }): Promise<void>;
  /** Until when the account can be kept after its deletion; null if it is not being deleted. */
  deletionOf(uid: string): Promise<Date | null>;
  /** Whether the team has blocked an account. */
  isBlocked(uid: string): Promise<boolean>;
  /** Checks the code of a log-in; null: none was given. */
  checkCode(uid: string, code: string | null): Promise<CodeOutcome>;
  /** Runs after a session of the user was opened. */
  onSessionStart(uid: string): Promise<void>;
  onSessionEnd(session: { sessionId: string; uid: string }): Promise<void>;
  passwordHashing: PasswordHashing;
}

export type Auth = ReturnType<typeof createAuth>;

/** Sets up the accounts library: email and password, session cookie, short-lived tokens. */
export function createAuth(db: Database, options: AuthOptions, log: Logger) {
  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: options.trustedOrigins,
    // It compares the tables with the names that queries have.
    database: { db: withRenamedQueries(db), type: 'postgres' },
    telemetry: { enabled: false },
    // The gate limits by IP address before a request gets here.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: PASSWORD_LINK_SECONDS,
      sendResetPassword: ({ user, token }, request) =>
        options.sendPasswordLink({
          uid: user.id,
          email: user.email,
          token,
          acceptLanguage: request?.headers.get('accept-language') ?? null,
        }),
      password: options.passwordHashing,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: ({ user, url }, request) =>
        options.sendVerificationLink({
          uid: user.id,
          email: user.email,
          link: url,
          acceptLanguage: request?.headers.get('accept-language') ?? null,
        }),
      // Another person may have signed up with a staff address. The owner's click must not make that account staff.
      beforeEmailVerification: async (user, request) => {
        if (!(await options.isGuarded(user.email))) return;
        if (!(await isIn(user.id, request))) {
          throw new APIError('FORBIDDEN', { code: 'LOG_IN_FIRST' });
        }
      },
      afterEmailVerification: async (user, request) =>
        options.onVerified(user.id, await isIn(user.id, request)),
    },
    user: { modelName: 'authUsers' },
    // The library's default of a day would make “last seen” useless.
    session: {
      modelName: 'authSessions',
      updateAge: SESSION_SEEN_SECONDS,
      additionalFields: {
        passkeyId: { type: 'string', required: false, input: false },
        renewals: { type: 'number', required: false, input: false },
      },
    },
    account: { modelName: 'authCredentials' },
    // Hashed: a copy of the database opens no account.
    verification: { modelName: 'authVerifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      user: {
        create: {
          before: async ({ email }) => {
            if (!(await options.isReserved(email))) return;
            // As for an address that is taken.
            throw new APIError('UNPROCESSABLE_ENTITY', {
              code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
            });
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            await requireCode(userId, options.checkCode);
            if (await options.isBlocked(userId)) {
              throw new APIError('FORBIDDEN', { code: BLOCKED });
            }
            const until = await options.deletionOf(userId);
            if (until !== null) throw refusedSession(until);
          },
          after: ({ userId }) => options.onSessionStart(userId),
        },
        delete: {
          after: ({ id, userId }) => options.onSessionEnd({ sessionId: id, uid: userId }),
        },
      },
    },
    advanced: {
      cookiePrefix: 'savet',
      ipAddress: { disableIpTracking: true },
      ...(options.crossOrigin && {
        defaultCookieAttributes: { sameSite: 'none' as const, secure: true },
      }),
    },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ message }, 'accounts'),
    },
    onAPIError: { throw: false },
    plugins: [
      sessionOpener,
      sessionCookie,
      jwt({
        schema: { jwks: { modelName: 'authKeys' } },
        jwt: {
          issuer: TOKEN_ISSUER,
          audience: TOKEN_ISSUER,
          expirationTime: TOKEN_LIFETIME,
          definePayload: ({ session }) => ({
            sid: session.id,
            renewals: renewalsOfBearer(Number(session['renewals'])),
          }),
        },
      }),
    ],
  });
  /** Whether a request comes from a browser that is logged in to the account. */
  async function isIn(uid: string, request: Request | undefined): Promise<boolean> {
    const session = request && (await auth.api.getSession({ headers: request.headers }));
    return session?.user.id === uid;
  }
  return auth;
}

/**
 * @throws APIError CODE_REQUIRED or CODE_WRONG if the account has a second factor and the running log-in no code of it;
 *   CODES_LIMITED after too many wrong ones
 */
async function requireCode(uid: string, check: AuthOptions['checkCode']): Promise<void> {
  const given = currentCode();
  if (given?.isAccepted) return;
  const typed = given?.typed ?? null;
  const attempt = typed && (await countCode(typed));
  const outcome = await check(uid, typed?.code ?? null);
  if (outcome === 'correct' || outcome === 'notNeeded') await attempt?.correct();
  if (outcome === 'missing') throw new APIError('FORBIDDEN', { code: CODE_REQUIRED });
  const isMadeUp = outcome === 'notNeeded' && given?.mustBeNeeded === true;
  if (outcome === 'wrong' || isMadeUp) throw new APIError('FORBIDDEN', { code: 'CODE_WRONG' });
  if (outcome === 'correct' && given) given.isAccepted = true;
}

async function countCode(typed: TypedCode) {
  try {
    return await typed.count();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The library knows only errors of its own.
    throw new APIError('TOO_MANY_REQUESTS', { code: CODES_LIMITED });
  }
}

/** After the last moment to keep it, the account is unknown. */
function refusedSession(until: Date): APIError {
  if (until > new Date()) {
    return new APIError('FORBIDDEN', { code: BEING_DELETED, until: until.toISOString() });
  }
  return new APIError('UNAUTHORIZED', {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'Invalid email or password',
  });
}
