import type { ErrorCode } from '@savet/contract/errors';
import { CALL_TIMEOUT_MS, type Language } from '@savet/contract/limits';
import { readToken, type SessionToken } from './token.ts';

/** A token this close to its end is renewed first, in milliseconds. */
const RENEW_BEFORE_MS = 60_000;

/** How long session and token are waited for, in milliseconds: every call waits for them. */
const SESSION_TIMEOUT_MS = 15_000;

/** A refusal by the accounts routes, with the code they gave. */
export class AccountError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.name = 'AccountError';
    this.status = status;
    this.code = code;
  }
}

/** `undefined` while it is not known yet, null for nobody. */
type Uid = string | null | undefined;

/** Set while the session is being ended from here: whether it was. What the server closes meanwhile needs no new token. */
let leaving: Promise<boolean> | undefined;
let endReason: ErrorCode | undefined;
let current: SessionToken | null | undefined;
let renewal: Promise<SessionToken | null> | undefined;
const listeners = new Set<() => void>();

export function currentUid(): Uid {
  return current === undefined ? undefined : (current?.uid ?? null);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A token for a call; null when nobody is signed in.
 * @param renew asks for a new one even though the old one seems good
 * @throws AccountError, TypeError when the server cannot be reached
 */
export async function sessionToken(renew = false): Promise<SessionToken | null> {
  if (leaving && (await leaving)) return null;
  const isGood = current && current.expiresAt - Date.now() > RENEW_BEFORE_MS;
  if (isGood && !renew) return current ?? null;
  renewal ??= fetchToken().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/**
 * @param language of the mail that asks to confirm the address
 * @throws AccountError, TypeError when the server cannot be reached
 */
export async function signUp(
  account: { name: string; email: string; password: string },
  language: Language,
) {
  await post('sign-up/email', account, language);
  endReason = undefined;
  return sessionToken(true);
}

/**
 * Mails the link that confirms the address, in this language, to who is signed in.
 * @throws AccountError, TypeError when the server cannot be reached
 */
export function sendVerificationMail(email: string, language: Language): Promise<void> {
  return post('send-verification-email', { email }, language);
}

/**
 * @throws AccountError, also when the browser keeps no session; TypeError when the server cannot be reached
 */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await post('sign-in/email', credentials);
  endReason = undefined;
  if (!(await sessionToken(true))) throw new AccountError(401, 'NO_SESSION');
}

/**
 * Ends the session. When the server could not be told it still stands, and so it does here: who leaves
 * a shared computer must not be told otherwise.
 * @throws AccountError, TypeError when the server cannot be reached
 */
export async function signOut(): Promise<void> {
  const ending = post('sign-out', {});
  leaving = ending.then(
    () => true,
    () => false,
  );
  try {
    await ending;
    become(null);
  } finally {
    leaving = undefined;
  }
}

/** The server says that the session is over; `why` is told on the log-in screen. */
export function endSession(why?: ErrorCode): void {
  const isSignedOut = current === null && endReason === undefined;
  if (leaving || isSignedOut) return;
  endReason = why;
  current = null;
  // Also where it is known already that it ended: the reason may be a better one.
  tell();
}

/** Why the last session ended, if there is something to say about it. */
export function sessionEndReason(): ErrorCode | undefined {
  return endReason;
}

/** A guest's question for a token would be refused, and browsers report every refusal as an error. */
async function fetchToken(): Promise<SessionToken | null> {
  if (!current) {
    const { hasSession, token } = await fetchSession();
    if (!hasSession) return become(null);
    if (token !== null) return become(readToken(token));
  }
  const signal = AbortSignal.timeout(SESSION_TIMEOUT_MS);
  const response = await fetch('/api/auth/token', { cache: 'no-store', signal });
  if (response.ok) {
    const { token } = (await response.json()) as { token: string };
    return become(readToken(token));
  }
  if (response.status === 401) {
    // Who asked for the token may be gone before saying so.
    if (current) endSession('UNAUTHENTICATED');
    return become(null);
  }
  throw new AccountError(response.status, 'TOKEN_FAILED');
}

/**
 * Whether somebody is signed in; the answer brings a token along, which spares a second question. The page
 * itself (`index.html`) asks this first, and the first question here gets its answer: same address, same options.
 */
async function fetchSession(): Promise<{ hasSession: boolean; token: string | null }> {
  const signal = AbortSignal.timeout(SESSION_TIMEOUT_MS);
  const response = await fetch('/api/auth/get-session', { signal });
  if (!response.ok) throw new AccountError(response.status, 'SESSION_FAILED');
  const hasSession = (await response.json()) !== null;
  return { hasSession, token: response.headers.get('set-auth-jwt') };
}

function become(next: SessionToken | null): SessionToken | null {
  const before = currentUid();
  current = next;
  if (currentUid() !== before) tell();
  return next;
}

function tell(): void {
  for (const listener of listeners) listener();
}

async function post(route: string, body: object, language?: Language): Promise<void> {
  const response = await fetch(`/api/auth/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(language && { 'accept-language': language.toLowerCase() }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (response.ok) return;
  const failure = (await response.json().catch(() => ({}))) as { code?: string };
  throw new AccountError(response.status, failure.code ?? '');
}
