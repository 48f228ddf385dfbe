import { type ErrorCode, errors } from '@savet/contract/errors';

/** A failure that the caller is told by its code; everything else is an INTERNAL error. */
export class ApiError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(errors[code].text);
    this.name = 'ApiError';
    this.code = code;
  }
}
