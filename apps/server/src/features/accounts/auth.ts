import { PASSWORD_MAX, PASSWORD_MIN } from '@savet/contract/limits';
import { APIError, betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';

/** How long a bearer token lives (design, the gate). */
export const TOKEN_LIFETIME = '15m';
/** How long the link that confirms an address works, in seconds; the mail says so. */
const VERIFICATION_SECONDS = 24 * 3_600;
/** Issuer and audience of the tokens: a name, for the address may differ from server to server. */
export const TOKEN_ISSUER = 'savet';

export interface AuthOptions {
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  /** For web pages of another origin: cookies that cross. */
  crossOrigin: boolean;
  /** Never fails: the link can be asked for again. */
  sendVerificationLink(to: {
    uid: string;
    email: string;
    link: string;
    acceptLanguage: string | null;
  }): Promise<void>;
  /** Whether only who is signed in as this account may confirm its address. */
  isGuarded(email: string): Promise<boolean>;
  onVerified(uid: string): Promise<void>;
  onSessionEnd(session: { sessionId: string; uid: string }): Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

/** The accounts library: e-mail and password, session cookie, short-lived tokens. */
export function createAuth(db: Database, options: AuthOptions, log: Logger) {
  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: options.trustedOrigins,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // The product limits by address itself, before this is reached.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
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
      // Somebody else may have signed up with a staff address: its owner's click alone must not make them staff.
      beforeEmailVerification: async (user, request) => {
        if (!(await options.isGuarded(user.email))) return;
        const session = request && (await auth.api.getSession({ headers: request.headers }));
        if (session?.user.id !== user.id) throw new APIError('FORBIDDEN', { code: 'LOG_IN_FIRST' });
      },
      afterEmailVerification: (user) => options.onVerified(user.id),
    },
    user: { modelName: 'authUsers' },
    session: { modelName: 'authSessions' },
    account: { modelName: 'authCredentials' },
    verification: { modelName: 'authVerifications' },
    databaseHooks: {
      session: {
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
      jwt({
        schema: { jwks: { modelName: 'authKeys' } },
        jwt: {
          issuer: TOKEN_ISSUER,
          audience: TOKEN_ISSUER,
          expirationTime: TOKEN_LIFETIME,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  });
  return auth;
}
