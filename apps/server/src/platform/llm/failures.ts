import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { isContextOverflow } from './engines/context-overflow.ts';

export interface Failure {
  /** A time-out or a connection that was refused, reset or ended too early. */
  connectionLost: boolean;
  /** Whether the same request may succeed if sent again. */
  transient: boolean;
  /** Milliseconds that the provider asks to wait; null if it doesn't say. */
  retryAfterMs: number | null;
  /** Whether the provider refuses the temperature: some models take none. */
  refusesTemperature: boolean;
  /** Whether the prompt is too long for the model. */
  isTooLong: boolean;
  /** For the log: kinds, codes and numbers, never text from a user or provider. */
  detail: string;
}

const timeoutStatuses = [408, 504];
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|CLOSED))$/;
/** Most causes of an error that are followed. */
const CAUSES_MAX = 5;

/** A failure without an answer of the provider. */
const unanswered = {
  transient: true,
  retryAfterMs: null,
  refusesTemperature: false,
  isTooLong: false,
};

/** Classifies an error that a provider library threw or sent as an error part. */
export function failureOf(error: unknown, now = Date.now()): Failure {
  const isTooLong = isContextOverflow(error);
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status !== undefined && status >= 400) {
    return {
      connectionLost: timeoutStatuses.includes(status),
      transient: !isTooLong && (status === 429 || status === 408 || status >= 500),
      retryAfterMs: retryAfterMs((error as APICallError).responseHeaders ?? {}, now),
      refusesTemperature: status === 400 && namesTemperature(error as APICallError),
      isTooLong,
      detail: ['provider answered', status, ...providerCodes(error)].join(' '),
    };
  }
  const codes = causesOf(error).map(codeOf);
  const network = codes.find((code) => networkCodes.test(code));
  if (network !== undefined || isEarlyEnd(error)) {
    const detail = `connection to the provider lost: ${network ?? 'ended early'}`;
    return { ...unanswered, connectionLost: true, detail };
  }
  const kind = error instanceof Error ? error.name : 'error event';
  const detail = ['provider failed:', kind, ...providerCodes(error)].join(' ');
  return { ...unanswered, transient: !isTooLong, connectionLost: false, isTooLong, detail };
}

/** The failure of a stream that ended without a finish reason, so its text may be cut off. */
export function interrupted(): Failure {
  const detail = 'connection to the provider lost: stream ended without a finish reason';
  return { ...unanswered, connectionLost: true, detail };
}

function namesTemperature({ message, responseBody = '' }: APICallError): boolean {
  return /temperature/i.test(`${message} ${responseBody}`);
}

function isEarlyEnd(error: unknown): boolean {
  // The openai-compatible library reports it this way, undici as 'terminated'.
  if (InvalidResponseDataError.isInstance(error)) return error.data === undefined;
  return error instanceof TypeError && error.message === 'terminated';
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  let current = error;
  while (current instanceof Error && causes.length < CAUSES_MAX) {
    causes.push(current);
    current = current.cause;
  }
  return causes;
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** Codes such as `insufficient_quota` or `overloaded_error`; anything that does not look like a code is left out. */
function providerCodes(error: unknown): string[] {
  const body = APICallError.isInstance(error) ? error.data : error;
  const inner = (body as { error?: unknown } | null | undefined)?.error ?? body;
  if (typeof inner !== 'object' || inner === null || inner instanceof Error) return [];
  const { type, code, status } = inner as Record<string, unknown>;
  const codes = [type, code, status].filter((value) => typeof value === 'string');
  return codes.filter((value) => /^[A-Za-z][A-Za-z_]{2,39}$/.test(value));
}

/** `retry-after` is in seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(headers: Record<string, string>, now: number): number | null {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}
