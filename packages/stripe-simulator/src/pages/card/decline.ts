import type { Texts } from '../texts/en.ts';

/** The message for a decline code. https://docs.stripe.com/declines/codes */
export function declineText(code: string, { card }: Texts): string {
  const { declines } = card;
  switch (code) {
    case 'insufficient_funds':
    case 'expired_card':
      return declines[code];
    case 'authentication_required':
    case 'payment_intent_authentication_failure':
      return declines.authentication_failed;
    default:
      return declines.card_declined;
  }
}
