import type { UsedPasskey } from '@savet/contract/accounts/passkeys';
import type { ErrorCode } from '@savet/contract/errors';
import type { Language } from '@savet/contract/languages';
import { createStore, type ReadableStore } from '#lib/store/create-store.ts';
import {
  AccountError,
  fetchSession,
  fetchToken,
  postAccount,
  renewCookie,
} from './account-routes.ts';
import { readToken, type SessionToken } from './session-token.ts';

/** A token this close to its expiry is renewed first, in milliseconds. */
const RENEW_BEFORE_MS = 60_000;

/** Why a session ended without the user's doing. */
export type EndReason = Extract<ErrorCode, 'UNAUTHENTICATED' | 'USER_GONE'>;

export interface Session {
  /** The signed-in user; undefined until the server has replied, null when signed out. */
  readonly uid: string | null | undefined;
  /** Why the last session ended, if the log-in screen should say so. */
  readonly endReason?: EndReason | undefined;
  /** The user has deleted the account in this tab: until when it can be kept. */
  readonly closedUntil?: string | undefined;
  /** The session began with keeping an account that was being deleted. */
  readonly isKept?: boolean | undefined;
}

const store = createStore<Session>({ uid: undefined });
let token: SessionToken | null | undefined;
let renewal: Promise<SessionToken | null> | undefined;
/** For a new cookie, until one has come. */
let ticket: string | undefined;
/** Set during sign-out; resolves to whether it succeeded. Calls that the server refuses meanwhile need no new token. */
let signingOut: Promise<boolean> | undefined;

/** Notifies when the user changes or the reason of an end becomes known, not when a token is renewed. */
export const currentSession: ReadableStore<Session> = store;

/**
 * A token for a call; null when signed out.
 * @param renew fetches a new one even though the old one seems valid
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function sessionToken(renew = false): Promise<SessionToken | null> {
  if (signingOut && (await signingOut)) return null;
  const isValid = token && token.expiresAt - Date.now() > RENEW_BEFORE_MS;
  if (isValid && !renew) return token ?? null;
  renewal ??= renewToken().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

interface NewCredentials {
  name: string;
  /** Given if `name` alone does not tell them apart. */
  names?: { firstName: string; lastName: string };
  email: string;
  password: string;
  acceptedTerms?: string;
}

/**
 * @param language of the email that asks to confirm the address
 * @returns `mailed` if the account begins with the link in that email
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function signUp(
  account: NewCredentials,
  language: Language,
): Promise<SessionToken | 'mailed' | null> {
  const response = await postAccount('sign-up/email', account, language);
  const { isMailed } = (await response.json()) as { isMailed?: boolean };
  return isMailed === true ? 'mailed' : startSession();
}

/**
 * Emails the signed-in user the link that confirms the address.
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function sendVerificationMail(email: string, language: Language): Promise<void> {
  await postAccount('send-verification-email', { email }, language);
}

type Credentials = {
  /** Opens an account again that is being deleted. */
  keepAccount?: boolean;
} & (
  | {
      email: string;
      password: string;
      /** Of the second factor. */
      code?: string | undefined;
    }
  /** The proof of a passkey. */
  | { credential: UsedPasskey }
);

/**
 * @throws AccountError, also when the browser keeps no session; TypeError when the server can't be reached
 */
export async function signIn(
  credentials: Credentials,
  route: 'sign-in/email' | 'sign-in/passkey' = 'sign-in/email',
): Promise<void> {
  await postAccount(route, credentials);
  if (!(await startSession(credentials.keepAccount))) throw new AccountError(401, 'NO_SESSION');
}

/**
 * Ends the session. If the server can't be reached, the session stays open here too: a user who leaves a shared
 * computer must not see otherwise.
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function signOut(): Promise<void> {
  const request = postAccount('sign-out', {});
  signingOut = request.then(
    () => true,
    () => false,
  );
  try {
    await request;
    setToken(null);
  } finally {
    signingOut = undefined;
  }
}

/** Call when the server says that the session is over. */
export function endSession(endReason?: EndReason): void {
  const session = store.get();
  const isSignedOut = session.uid === null && session.endReason === undefined;
  if (signingOut || isSignedOut || session.closedUntil !== undefined) return;
  token = null;
  // Also for a session that has already ended: this reason may be the better one.
  store.set({ uid: null, endReason });
}

/** Call when the user has deleted the account, which ends all sessions. @param until when it can be kept */
export function closeSession(until: string): void {
  token = null;
  store.set({ uid: null, closedUntil: until });
}

/** Call when the user has been told that the account is kept. */
export function forgetKept(): void {
  const { isKept: _told, ...session } = store.get();
  store.set(session);
}

/** Call when the server has set the cookie of a new session. @param isKept see `Session` */
export async function startSession(isKept = false): Promise<SessionToken | null> {
  store.set({ uid: store.get().uid, ...(isKept && { isKept }) });
  // A renewal that began before the cookie was set may answer that there is no session.
  await renewal?.catch(() => undefined);
  return sessionToken(true);
}

/**
 * Call when the server has given a ticket, because the user has typed the password: the browser gets a new cookie, and this
 * tab a token of it. If that fails, with the next token.
 */
export async function renewSession(given: string): Promise<void> {
  ticket = given;
  // A renewal that began before the ticket came does not use it.
  await renewal?.catch(() => undefined);
  await sessionToken(true).catch(() => undefined);
}

/** The answer may get lost: the ticket can be used again until the server has seen the new cookie. */
async function redeemTicket(given: string): Promise<void> {
  const isOver = await renewCookie(given).then(
    () => true,
    () => false,
  );
  if (isOver && ticket === given) ticket = undefined;
}

/** Asks whether there is a session first: browsers log the 401 for a token as an error. */
async function renewToken(): Promise<SessionToken | null> {
  if (ticket !== undefined) await redeemTicket(ticket);
  if (!token) {
    const session = await fetchSession();
    if (!session.hasSession) return setToken(null);
    if (session.token !== null) return setToken(readToken(session.token));
  }
  const renewed = await fetchToken();
  if (renewed !== null) return setToken(readToken(renewed));
  // The caller may be gone before it can report the 401.
  if (token) endSession('UNAUTHENTICATED');
  return setToken(null);
}

function setToken(next: SessionToken | null): SessionToken | null {
  const session = store.get();
  // A renewal that began before the account was deleted may still answer with a token.
  token = session.closedUntil === undefined ? next : null;
  if (!token) ticket = undefined;
  const uid = token?.uid ?? null;
  if (uid !== session.uid) store.set({ ...session, uid });
  return token;
}
