import { PROVIDERS_HEADER } from '@savet/contract/accounts/log-in-providers';
import type { Language } from '@savet/contract/languages';
import { LEGAL_HEADER } from '@savet/contract/legal';
import { CALL_TIMEOUT_MS } from '@savet/contract/limits';

/** Time limit for session and token, in milliseconds: every call waits for them. */
const SESSION_TIMEOUT_MS = 15_000;

let hasProviders = false;
let hasLegal = false;

/** Whether users can log in with a provider too. Known as soon as the session is. */
export function offersProviders(): boolean {
  return hasProviders;
}

/** Whether the operator has supplied legal documents. Known as soon as the session is. */
export function hasLegalDocuments(): boolean {
  return hasLegal;
}

/** A refusal by the account routes, with their code. */
export class AccountError extends Error {
  readonly code: string;
  readonly status: number;
  /** Until when an account that is being deleted can be kept. */
  readonly until: string | undefined;

  constructor(status: number, code: string, until?: string) {
    super(code);
    this.until = until;
    this.name = 'AccountError';
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether the browser has a session, with a token if so, which saves a second request. `index.html` sends the
 * same request first, with the same address and options, and the first one here gets its response.
 */
export async function fetchSession(): Promise<{ hasSession: boolean; token: string | null }> {
  const signal = AbortSignal.timeout(SESSION_TIMEOUT_MS);
  const response = await fetch('/api/auth/get-session', { signal });
  if (!response.ok) throw new AccountError(response.status, 'SESSION_FAILED');
  hasProviders = response.headers.has(PROVIDERS_HEADER);
  hasLegal = response.headers.has(LEGAL_HEADER);
  const hasSession = (await response.json()) !== null;
  return { hasSession, token: response.headers.get('set-auth-jwt') };
}

/** A new token; null when the session is over. */
export async function fetchToken(): Promise<string | null> {
  const signal = AbortSignal.timeout(SESSION_TIMEOUT_MS);
  const response = await fetch('/api/auth/token', { cache: 'no-store', signal });
  if (response.ok) return ((await response.json()) as { token: string }).token;
  if (response.status === 401) return null;
  throw new AccountError(response.status, 'TOKEN_FAILED');
}

/**
 * Gets the browser a new cookie for its session.
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function renewCookie(ticket: string): Promise<void> {
  const response = await fetch('/api/auth/renew-session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
    signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
  });
  // Refused: the cookie is of another session, or has been renewed.
  if (response.ok || response.status === 400) return;
  throw new AccountError(response.status, 'RENEWAL_FAILED');
}

/** @param language of the email that the route sends */
export async function postAccount(
  route: string,
  body: object,
  language?: Language,
): Promise<Response> {
  const response = await fetch(`/api/auth/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(language && { 'accept-language': language.toLowerCase() }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (response.ok) return response;
  const failure = (await response.json().catch(() => ({}))) as {
    code?: string;
    until?: string;
  };
  throw new AccountError(response.status, failure.code ?? '', failure.until);
}
