import { isIPv6 } from 'node:net';
import type { CallName } from '@savet/contract/calls';
import { EXPORTS_PER_DAY, IMPORTS_PER_DAY } from '@savet/contract/limits';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../../../platform/api-error.ts';
import {
  consume,
  type LimitOptions,
  type SharedLimit,
  type sharedLimits,
} from '../../../platform/limits/shared-limits.ts';

export interface LimitConfiguration {
  callsPerMinute: number;
  callBurst: number;
  signUpsPerMinute: number;
}

/** Wrong passwords for one account: from one IP address, and from one browser in which it was logged in to. */
const WRONG_PASSWORDS: LimitOptions = { points: 10, duration: 5 * 60 };
/** Wrong passwords from one IP address for all accounts together: enough for an office behind it. */
const WRONG_FROM_ADDRESS: LimitOptions = { points: 60, duration: 5 * 60 };
/** Wrong passwords for one account from all IP addresses together. */
const WRONG_FOR_ACCOUNT: LimitOptions = { points: 100, duration: 3_600 };
/**
 * Wrong codes of a second factor with the right password: from a browser that is known, and from all others together. With three
 * codes of a million that are right at a time, guessing one takes years.
 */
const WRONG_CODES: LimitOptions = { points: 20, duration: 24 * 3_600 };
/** Wrong passkeys from one IP address, apart from its wrong passwords. */
const WRONG_PASSKEYS: LimitOptions = { points: 60, duration: 5 * 60 };
/** Requests for a new password from one IP address: enough for an office behind it. */
const PASSWORD_LINKS: LimitOptions = { points: 20, duration: 10 * 60 };
/** Log-ins with a provider begun from one IP address: enough for an office behind it. */
const PROVIDER_LOG_INS: LimitOptions = { points: 60, duration: 60 };
/** Requests for another address of one account. */
const EMAIL_CHANGES: LimitOptions = { points: 5, duration: 3_600 };
/** Mails of one kind that others can cause to one address. */
const MAILS: LimitOptions = { points: 3, duration: 3_600 };
/** Sign-up mails to one address, from all networks together. More than `MAILS`, so that one stranger can't use them all up. */
const SIGN_UP_MAILS: LimitOptions = { points: 12, duration: 3_600 };
/** Passwords tried with one mailed link of a sign-up, for as long as the link works. */
const SIGN_UP_PASSWORDS: LimitOptions = { points: 10, duration: 24 * 3_600 };
/** Messages of one user to the team; each is a mail. */
const CONTACT_MESSAGES: LimitOptions = { points: 20, duration: 3_600 };
/** Rewrites of one user; each is a request to the model. */
const REWRITES: LimitOptions = { points: 30, duration: 3_600 };
/** Exports of one account. */
const ACCOUNT_EXPORTS: LimitOptions = { points: EXPORTS_PER_DAY, duration: 24 * 3_600 };
/** Imports of chats into one account; each stores a file. */
const CHAT_IMPORTS: LimitOptions = { points: IMPORTS_PER_DAY, duration: 24 * 3_600 };
/** Reports of crashes from one IP address; each is a line of the log. */
const CRASH_REPORTS: LimitOptions = { points: 20, duration: 60 };
/** Openings of shared links from one IP address: enough for a class or an office behind it. */
const SHARED_PAGES: LimitOptions = { points: 120, duration: 60 };
/** Calls that store something each time, also those that take no query: greetings, refusals and failures are free. */
const storingCalls: ReadonlySet<CallName> = new Set([
  'createChat',
  'generateChatTitle',
  'generateResponse',
  'summarizeText',
]);
/** How many of them one user can make in a day: as many as calls in this many minutes. More than a person does. */
const STORING_MINUTES = 10;
/** Requests per minute from one IP address: far more than the users behind one address need. */
const ADDRESS_REQUESTS = 3_000;

export type Limits = ReturnType<typeof createLimits>;

/**
 * The rate limits. Each method throws ApiError RATE_LIMITED when its limit is reached. What protects accounts, mailboxes and the
 * log is counted by all servers together (`shared`); requests and calls, which protect a server's own time, by each for itself.
 */
export function createLimits(
  { callsPerMinute, callBurst, signUpsPerMinute }: LimitConfiguration,
  shared: ReturnType<typeof sharedLimits>,
) {
  const addresses = new RateLimiterMemory({ points: ADDRESS_REQUESTS, duration: 60 });
  const calls = new BurstyRateLimiter(
    new RateLimiterMemory({ points: Math.ceil(callsPerMinute / 60), duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: callBurst, duration: 60 }),
  );
  const stored = new RateLimiterMemory({
    points: callsPerMinute * STORING_MINUTES,
    duration: 24 * 3_600,
  });
  const signUps = shared('sign-ups', { points: signUpsPerMinute, duration: 60 });
  const wrongPasswords = shared('wrong', WRONG_PASSWORDS);
  const wrongFromAddress = shared('wrong-address', WRONG_FROM_ADDRESS);
  const wrongForAccount = shared('wrong-account', WRONG_FOR_ACCOUNT);
  const wrongCodes = shared('codes', WRONG_CODES);
  const wrongPasskeys = shared('wrong-passkeys', WRONG_PASSKEYS);
  const passwordLinks = shared('links', PASSWORD_LINKS);
  const providerLogIns = shared('providers', PROVIDER_LOG_INS);
  const emailChanges = shared('changes', EMAIL_CHANGES);
  const mails = shared('mails', MAILS);
  const signUpMails = shared('sign-up-mails', SIGN_UP_MAILS);
  const signUpPasswords = shared('sign-up-passwords', SIGN_UP_PASSWORDS);
  const currentPasswords = shared('current', WRONG_PASSWORDS);
  const contactMessages = shared('contact', CONTACT_MESSAGES);
  const rewrites = shared('rewrites', REWRITES);
  const accountExports = shared('exports', ACCOUNT_EXPORTS);
  const chatImports = shared('imports', CHAT_IMPORTS);
  const sharedPages = shared('shared-pages', SHARED_PAGES);
  const crashReports = shared('crashes', CRASH_REPORTS);
  return {
    address: (address: string) => consume(addresses, networkOf(address)),
    sharedPage: (address: string) => sharedPages.consume(networkOf(address)),
    actor: (uid: string) => consume(calls, uid),
    signUp: (address: string) => signUps.consume(networkOf(address)),
    /** Limits of calls that cost others something: a mail, a line of the log, a row. */
    call: async (name: CallName, { address, uid }: { address: string; uid: string | null }) => {
      if (storingCalls.has(name) && uid !== null) await consume(stored, uid);
      if (name === 'reportCrash') await crashReports.consume(networkOf(address));
      if (name === 'rewriteFlagged' && uid !== null) await rewrites.consume(uid);
      if (name === 'sendContactMessage' && uid !== null) await contactMessages.consume(uid);
    },
    /** Counts an attempt at the current password of a signed-in user: somebody may have found the device open. */
    passwordAttempt: (uid: string) => currentPasswords.consume(uid),
    passwordCorrect: (uid: string) => currentPasswords.forget(uid),
    /** Counts a code before it is checked; `correct` takes the count back. */
    code: async (email: string, device: string | null): Promise<{ correct(): Promise<void> }> => {
      const key = device === null ? normalized(email) : `device ${device}`;
      await wrongCodes.consume(key);
      return { correct: () => wrongCodes.giveBack(key) };
    },
    /** Counts a log-in with a passkey before it is verified; `correct` takes the count back. */
    passkeyLogIn: async (address: string): Promise<{ correct(): Promise<void> }> => {
      const network = networkOf(address);
      await wrongPasskeys.consume(network);
      return { correct: () => wrongPasskeys.giveBack(network) };
    },
    /** Forgets wrong passwords for an account whose password was set with a mailed link. */
    passwordSet: (email: string) => wrongForAccount.forget(normalized(email)),
    emailChange: (uid: string) => emailChanges.consume(uid),
    /** Counts an export of an account; false when it has had enough today. */
    mayExport: (uid: string) => isWithin(accountExports, uid),
    /** The same for an import of chats. */
    mayImport: (uid: string) => isWithin(chatImports, uid),
    providerLogIn: (address: string) => providerLogIns.consume(networkOf(address)),
    passwordLink: (address: string) => passwordLinks.consume(networkOf(address)),
    /** Counts a mail to an address; false when it has had enough. Not an error: some answers must not depend on it. */
    mayMail: (kind: 'password' | 'newEmail' | 'verification', email: string) =>
      isWithin(mails, `${kind} ${normalized(email)}`),
    /** The same for the mail of a sign-up, for each network: a stranger's sign-ups leave the mails of the owner's network. */
    mayMailSignUp: async (address: string, email: string) =>
      (await isWithin(mails, `signUp ${networkOf(address)} ${normalized(email)}`)) &&
      isWithin(signUpMails, normalized(email)),
    /** Counts a password that is tried with a mailed link of a sign-up. */
    signUpPassword: (token: string) => signUpPasswords.consume(token),
    /**
     * Counts an attempt to log in before the password is checked; `correct` takes the count back.
     * @param device the number of a browser in which the account was logged in to: guesses elsewhere don't count against it
     * @returns `isGuessed`: whether there were too many for the account from everywhere together. Such an attempt may still open an account
     *   with a second factor, because the guesses can't get in without the code, and must not keep the owner out
     */
    logIn: async (
      address: string,
      email: string,
      device: string | null,
    ): Promise<{ isGuessed: boolean; correct(): Promise<void> }> => {
      const account = normalized(email);
      const network = networkOf(address);
      const counted: [SharedLimit, string][] =
        device === null
          ? [
              [wrongPasswords, `${network} ${account}`],
              [wrongFromAddress, network],
            ]
          : [[wrongPasswords, `device ${device}`]];
      for (const [limit, key] of counted) await limit.consume(key);
      const isGuessed = device === null && !(await isWithin(wrongForAccount, account));
      if (device === null) counted.push([wrongForAccount, account]);
      return {
        isGuessed,
        correct: async () => {
          await Promise.all(counted.map(([limit, key]) => limit.giveBack(key)));
        },
      };
    },
  };
}

/** Counts; false instead of an error when the limit is reached. */
async function isWithin(limit: SharedLimit, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

function normalized(email: string): string {
  return email.trim().toLowerCase();
}

/** The plain address itself; for IPv6 its /64, because one customer has all of it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
