import Stripe from 'stripe';

/** Whether the payment provider says that an object is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Whether the payment provider refused the request itself: trying it again changes nothing. */
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

/** What may be written to the log of a failure: no message, for that can hold what people entered. */
export function stripeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return { error: String(error) };
  const { type, code, statusCode, requestId } = error;
  return { error: type, code, statusCode, stripeRequestId: requestId };
}
