import { StripeError } from '../errors.ts';
import { rendered } from '../rendering/rendered.ts';
import { type CardBehavior, findCard } from './cards.ts';
import type { CardError, PaymentIntent, PaymentMethod } from './objects/payments.ts';

/** The API error for a declined payment. */
export function cardFailure(error: CardError, intent?: PaymentIntent): StripeError {
  const { code, decline_code, message } = error;
  return new StripeError(
    402,
    message,
    {
      code,
      ...(decline_code !== undefined && { decline_code }),
      ...(intent?.latest_charge && { charge: intent.latest_charge }),
      ...(intent && { payment_intent: rendered(intent) }),
    },
    'card_error',
  );
}

/** The behavior of the test card behind a payment method. */
export function behaviorOf(method: PaymentMethod): CardBehavior {
  return findCard(method._number)?.behavior ?? { kind: 'pays' };
}

/** The error of a declined card; a generic decline when no behavior is given. */
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
