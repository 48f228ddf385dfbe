import type { ErrorCode } from '@savet/contract/errors';

/** How a call failed when no coded answer came. */
export type TransportFailure = 'timeout' | 'connectionLost' | 'http' | 'authentication';

export interface CallErrorDetails {
  /** Of the answer; undefined when none came. */
  status?: number | undefined;
  /** The answer's code; undefined when it had none or none came. */
  code?: ErrorCode | undefined;
  failure?: TransportFailure | undefined;
  /** Tries made. */
  attempts?: number | undefined;
}

/** A call that failed; its message is English, what people read comes from `useErrorText`. */
export class CallError extends Error {
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly failure: TransportFailure | undefined;
  readonly attempts: number;

  constructor(message: string, details: CallErrorDetails) {
    super(message);
    this.name = 'CallError';
    this.status = details.status;
    this.code = details.code;
    this.failure = details.failure;
    this.attempts = details.attempts ?? 1;
  }
}

/** Codes after which the same request may still be taken later. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAUTHENTICATED',
]);

/** Whether the server will not take this, however often it is sent. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code !== undefined && !passing.has(error.code);
}
