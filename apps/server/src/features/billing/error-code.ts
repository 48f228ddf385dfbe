import type { ErrorCode } from '@savet/contract/errors';
import { ApiError } from '../../platform/api-error.ts';
import type { CallContext } from '../../platform/handlers.ts';
import { isProviderFailure, stripeFailure } from '../../platform/stripe/failures.ts';

/** Turns failures of the payment provider into `code`; the provider's message is logged, not returned. */
export async function withErrorCode<Result>(
  code: ErrorCode,
  { log }: CallContext,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || !isProviderFailure(error)) throw error;
    log.warn(stripeFailure(error), 'payment provider request failed');
    throw new ApiError(code);
  }
}
