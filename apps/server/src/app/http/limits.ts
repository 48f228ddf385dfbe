import { isIPv6 } from 'node:net';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../../platform/api-error.ts';

export interface LimitConfiguration {
  callsPerMinute: number;
  callBurst: number;
  signUpsPerMinute: number;
}

/** Failed log-ins allowed for one IP address and one account. */
const FAILED_SIGN_INS = 10;
const FAILED_SIGN_IN_SECONDS = 5 * 60;
/** Requests for a new password from one IP address: enough for an office behind it. */
const PASSWORD_LINK_REQUESTS = 20;
const PASSWORD_LINK_SECONDS = 10 * 60;
/** Requests for another address of one account. */
const EMAIL_CHANGES = 5;
const EMAIL_CHANGE_SECONDS = 3_600;
/** Mails of one kind that others can cause to one address. */
const MAILS = 3;
const MAIL_SECONDS = 3_600;
/** Requests per minute from one IP address: far more than the users behind one address need. */
const ADDRESS_REQUESTS = 3_000;

export type Limits = ReturnType<typeof createLimits>;

/** This server's rate limits. Each method throws ApiError RATE_LIMITED when its limit is reached. */
export function createLimits(configuration: LimitConfiguration) {
  const addresses = new RateLimiterMemory({ points: ADDRESS_REQUESTS, duration: 60 });
  const signUps = new RateLimiterMemory({
    points: configuration.signUpsPerMinute,
    duration: 60,
  });
  const failedSignIns = new RateLimiterMemory({
    points: FAILED_SIGN_INS,
    duration: FAILED_SIGN_IN_SECONDS,
  });
  const passwordLinks = new RateLimiterMemory({
    points: PASSWORD_LINK_REQUESTS,
    duration: PASSWORD_LINK_SECONDS,
  });
  const emailChanges = new RateLimiterMemory({
    points: EMAIL_CHANGES,
    duration: EMAIL_CHANGE_SECONDS,
  });
  const mails = new RateLimiterMemory({ points: MAILS, duration: MAIL_SECONDS });
  const passwords = new RateLimiterMemory({
    points: FAILED_SIGN_INS,
    duration: FAILED_SIGN_IN_SECONDS,
  });
  const calls = new BurstyRateLimiter(
    new RateLimiterMemory({ points: Math.ceil(configuration.callsPerMinute / 60), duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: configuration.callBurst, duration: 60 }),
  );
  return {
    address: (address: string) => consume(addresses, networkOf(address)),
    signUp: (address: string) => consume(signUps, networkOf(address)),
    actor: (uid: string) => consume(calls, uid),
    /** Counts an attempt at the current password of a signed-in user: somebody may have found the device open. */
    passwordAttempt: (uid: string) => consume(passwords, uid),
    passwordCorrect: async (uid: string) => {
      await passwords.delete(uid);
    },
    emailChange: (uid: string) => consume(emailChanges, uid),
    passwordLink: (address: string) => consume(passwordLinks, networkOf(address)),
    /** Counts a mail to an address; false when it has had enough. Not an error: some answers must not depend on it. */
    mayMail: async (kind: 'password' | 'newEmail' | 'verification', email: string) => {
      try {
        await consume(mails, `${kind} ${normalized(email)}`);
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
    /** Checks without counting. Failures count per IP address, so that no other address can lock the owner out. */
    signInAllowed: async (address: string, email: string) => {
      const state = await failedSignIns.get(signInKey(address, email));
      if (state && state.remainingPoints <= 0) throw new ApiError('RATE_LIMITED');
    },
    signInFailed: async (address: string, email: string) => {
      await failedSignIns.penalty(signInKey(address, email));
    },
    signInSucceeded: async (address: string, email: string) => {
      await failedSignIns.delete(signInKey(address, email));
    },
  };
}

interface Consumer {
  consume(key: string): Promise<unknown>;
}

async function consume(limiter: Consumer, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    // The library rejects with a RateLimiterRes, which is not an Error.
    throw rejection instanceof Error ? rejection : new ApiError('RATE_LIMITED');
  }
}

function signInKey(address: string, email: string): string {
  return `${networkOf(address)} ${normalized(email)}`;
}

function normalized(email: string): string {
  return email.trim().toLowerCase();
}

/** The address itself; for IPv6 its /64, because one customer has all of it. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
