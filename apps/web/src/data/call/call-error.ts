import type { ErrorCode } from '@savet/contract/errors';

/** How a call failed that has no error code. */
export type TransportFailure = 'timeout' | 'connectionLost' | 'http' | 'authentication';

export interface CallErrorDetails {
  /** HTTP status; undefined without a response. */
  status?: number | undefined;
  /** The server's error code, if the response has one. */
  code?: ErrorCode | undefined;
  failure?: TransportFailure | undefined;
  /** Attempts made. */
  attempts?: number | undefined;
}

/** A failed call. Its message is English; `useErrorText` gives the text for the screen. */
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

/** Codes after which the same request may succeed later. */
const temporary: ReadonlySet<ErrorCode> = new Set([
  'UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAUTHENTICATED',
]);

/** Whether sending the same request again is pointless. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code !== undefined && !temporary.has(error.code);
}
