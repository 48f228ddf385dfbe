import { PASSWORD_MAX, PASSWORD_MIN } from '@savet/contract/limits';
import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';

/** How long a bearer token lives (design, the gate). */
export const TOKEN_LIFETIME = '15m';
/** Issuer and audience of the tokens: a name, for the address may differ from server to server. */
export const TOKEN_ISSUER = 'savet';

export interface AuthOptions {
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  /** For web pages of another origin: cookies that cross. */
  crossOrigin: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/** The accounts library: e-mail and password, session cookie, short-lived tokens. */
export function createAuth(db: Database, options: AuthOptions, log: Logger) {
  return betterAuth({
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
    user: { modelName: 'authUsers' },
    session: { modelName: 'authSessions' },
    account: { modelName: 'authCredentials' },
    verification: { modelName: 'authVerifications' },
    databaseHooks: {
      session: {
        delete: { after: ({ userId }) => notify(db, { kind: 'access', uid: userId }) },
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
}
