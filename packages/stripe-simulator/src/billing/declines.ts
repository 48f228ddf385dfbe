import { StripeError } from '../api/errors.ts';
import { type CardBehavior, findCard } from './cards.ts';
import type { CardError, PaymentIntent, PaymentMethod } from './objects.ts';

/** What the caller of the API is told of a payment that did not go through. */
export function cardFailure(error: CardError, intent?: PaymentIntent): StripeError {
  const { code, decline_code, message } = error;
  return new StripeError(
    402,
    message,
    {
      code,
      ...(decline_code !== undefined && { decline_code }),
      ...(intent && { payment_intent: intent }),
    },
    'card_error',
  );
}

/** What the test card behind a payment method does. */
export function behaviorOf(method: PaymentMethod): CardBehavior {
  return findCard(method._number)?.behavior ?? { kind: 'pays' };
}

/** What a declined card says. */
export function declineError(behavior?: Extract<CardBehavior, { kind: 'declines' }>): CardError {
  const { code, declineCode, message } = behavior ?? {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  };
  return {
    type: 'card_error',
    code,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    message,
  };
}
