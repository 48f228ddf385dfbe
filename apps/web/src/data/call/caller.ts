import { RENEWAL_HEADER } from '@savet/contract/accounts/session-renewal';
import type { ErrorCode } from '@savet/contract/errors';
import {
  ACKNOWLEDGE_TIMEOUT_MS,
  CALL_ATTEMPTS,
  CALL_TIMEOUT_MS,
  RETRY_BASE_MS,
} from '@savet/contract/limits';
import { CallError } from './call-error.ts';

export interface CallerDependencies {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** A bearer token, fetched anew if `renew`; undefined when signed out. */
  token(renew: boolean): Promise<string | undefined>;
  onSessionEnd(reason: ErrorCode | undefined): void;
  /** The server gave a ticket for a new cookie. */
  onTicket(ticket: string): void;
  pause(milliseconds: number): Promise<void>;
}

/** @param key Idempotency-Key of the request; a new one when absent */
export type Caller = (name: string, input: object, key?: string) => Promise<object>;

/** Statuses after which the same request is sent again; its key makes that safe. */
const retryable = [429, 503];

/**
 * The client's side of the API (specification, section 9): a time limit of 100 s (25 s for what is only acknowledged), three attempts
 * with pauses of 2 and 4 s after network loss, timeout, 429 or 503, and one token renewal.
 */
export function createCaller(dependencies: CallerDependencies): Caller {
  return async (name, input, key = crypto.randomUUID()) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendWithToken(dependencies, name, input, key);
      } catch (error) {
        const failure = asCallError(error);
        if (!isRetryable(failure) || attempt === CALL_ATTEMPTS)
          throw afterAttempts(failure, attempt);
      }
      await dependencies.pause(RETRY_BASE_MS * 2 ** attempt);
    }
  };
}

async function sendWithToken(
  dependencies: CallerDependencies,
  name: string,
  input: object,
  key: string,
): Promise<object> {
  let reply = await send(dependencies, name, input, key, await dependencies.token(false));
  if (isAboutToken(reply)) {
    const renewed = await dependencies.token(true);
    // Signed out: the first refusal has the reason.
    if (renewed !== undefined) reply = await send(dependencies, name, input, key, renewed);
  }
  if (reply.success) return reply.body;
  if (reply.status === 401) dependencies.onSessionEnd(reply.code);
  if (reply.status === 403 && reply.code === undefined) {
    throw new CallError('Authentication failed - please refresh the page and try again', {
      status: 403,
      failure: 'authentication',
    });
  }
  throw new CallError(reply.text ?? `HTTP error! status: ${reply.status}`, {
    status: reply.status,
    code: reply.code,
    failure: reply.code === undefined ? 'http' : undefined,
  });
}

type Reply =
  | { success: true; status: number; body: object }
  | { success: false; status: number; code: ErrorCode | undefined; text: string | undefined };

async function send(
  { fetch, onTicket }: CallerDependencies,
  name: string,
  input: object,
  key: string,
  token: string | undefined,
): Promise<Reply> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(isWithoutWait(input) ? ACKNOWLEDGE_TIMEOUT_MS : CALL_TIMEOUT_MS),
  });
  const { status } = response;
  const ticket = response.headers.get(RENEWAL_HEADER);
  if (ticket !== null) onTicket(ticket);
  const body = await readBody(response);
  if (response.ok && body) return { success: true, status, body };
  const { code, error } = body ?? {};
  return {
    success: false,
    status,
    code: isErrorCode(code) ? code : undefined,
    text: typeof error === 'string' ? error : undefined,
  };
}

function isWithoutWait(input: object): boolean {
  return 'wait' in input && input.wait === false;
}

/** Undefined for anything but a JSON object, such as a proxy's error page. */
async function readBody(response: Response): Promise<Record<string, unknown> | undefined> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

function isAboutToken(reply: Reply): boolean {
  if (reply.success) return false;
  return reply.status === 401 || (reply.status === 403 && reply.code === undefined);
}

/** By its form: the list with its English texts weighs a kilobyte. `useErrorText` has a text for codes of a newer server. */
function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[A-Z_]+$/.test(value);
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new CallError('Request timeout - the connection took too long', { failure: 'timeout' });
  }
  return new CallError('Network connection lost - please check your internet connection', {
    failure: 'connectionLost',
  });
}

function isRetryable(error: CallError): boolean {
  if (error.status !== undefined) return retryable.includes(error.status);
  return error.failure === 'timeout' || error.failure === 'connectionLost';
}

/** The same failure, with the message for the last attempt. */
function afterAttempts(error: CallError, attempts: number): CallError {
  if (attempts < CALL_ATTEMPTS) return error;
  const { status, code, failure } = error;
  const message =
    failure === 'connectionLost'
      ? 'Network connection lost after multiple attempts'
      : `Failed after ${CALL_ATTEMPTS} attempts: ${error.message}`;
  return new CallError(message, { status, code, failure, attempts });
}
