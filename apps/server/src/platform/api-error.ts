import { type ErrorCode, errors } from '@savet/contract/errors';

/** A failure whose code the caller receives. Every other error becomes INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(errors[code].text);
    this.name = 'ApiError';
    this.code = code;
  }
}
