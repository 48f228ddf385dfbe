import { HashingBusyError } from '../../../features/accounts/log-in/limited-hashing.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { isDatabaseUnavailable } from '../../../platform/db/availability.ts';
import { failureResponse, type ServerContext } from '../request.ts';

/** The response to a request that has thrown. An unexpected error is logged, and its response says nothing of it. */
export function failureOfError(error: Error, context: ServerContext): Response {
  if (error instanceof ApiError) return failureResponse(error.code);
  if (error instanceof HashingBusyError) return failureResponse('UNAVAILABLE');
  if (isDatabaseUnavailable(error)) {
    context.get('log').warn({ error }, 'the database is unavailable');
    return failureResponse('UNAVAILABLE');
  }
  context.get('log').error({ error }, 'request failed');
  return failureResponse('INTERNAL');
}
