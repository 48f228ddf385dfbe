import Stripe from 'stripe';

/** Whether the payment provider reports that an object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Whether the payment provider refused the request itself, so that a retry is pointless. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  );
}

/** Whether the payment provider refused, failed or could not be reached. */
export function isProviderFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError;
}

/** The loggable fields of a failure. Not its message, which can contain user input. */
export function stripeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return { error };
  const { type, code, statusCode, requestId } = error;
  return { error: type, code, statusCode, stripeRequestId: requestId };
}
