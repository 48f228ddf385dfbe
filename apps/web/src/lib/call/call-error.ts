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
