import type Stripe from 'stripe';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Told by their documented fields and not by their class: a server without payments does not load the library. */
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && 'rawType' in error && 'requestId' in error;
}

/** Whether the payment provider reports that an object does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'resource_missing');
}

/** Whether the payment provider refused a request for this reason. */
export function hasCode(error: unknown, code: string): boolean {
  return isStripeError(error) && error.code === code;
}

/** Whether the payment provider refused the request itself, so that a retry is pointless. */
export function isRefused(error: unknown): boolean {
  return isOfType(error, ['StripeInvalidRequestError', 'StripeCardError']);
}

/** Whether the payment provider refused the key. */
export function isKeyRefused(error: unknown): boolean {
  return isOfType(error, ['StripeAuthenticationError', 'StripePermissionError']);
}

function isOfType(error: unknown, types: readonly string[]): boolean {
  return isStripeError(error) && types.includes(error.type);
}

/** Whether the payment provider refused, failed or could not be reached. */
export function isProviderFailure(error: unknown): boolean {
  return isStripeError(error);
}

/** The loggable fields of a failure. Not its message, which can contain user input. */
export function stripeFailure(error: unknown): Record<string, unknown> {
  if (!isStripeError(error)) return { error };
  const { type, code, statusCode, requestId } = error;
  return { error: type, code, statusCode, stripeRequestId: requestId };
}
