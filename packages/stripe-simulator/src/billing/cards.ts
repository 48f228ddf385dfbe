/** How a test card behaves when it is charged. */
export type CardBehavior =
  | { kind: 'pays' }
  | { kind: 'declines'; code: string; declineCode?: string; message: string }
  /** Requires 3-D Secure: each time, or only until it is set up for later payments. Declines off session. */
  | { kind: 'authenticates'; when: 'always' | 'unless_set_up' }
  /** Can be attached and pays the Checkout session it is entered in; every later payment declines. */
  | { kind: 'fails-later' }
  /** Pays; the charge is disputed immediately. */
  | { kind: 'disputes' };

export interface TestCard {
  number: string;
  brand: string;
  behavior: CardBehavior;
  /** Stripe's PaymentMethod id for the card, such as `pm_card_visa`. */
  paymentMethod: string;
}

const declined = 'Your card was declined.';

/** Stripe's test cards: https://docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'visa', 'pm_card_visa', { kind: 'pays' }),
  card('5555555555554444', 'mastercard', 'pm_card_mastercard', { kind: 'pays' }),
  card('4000000000000002', 'visa', 'pm_card_chargeDeclined', {
    kind: 'declines',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: declined,
  }),
  card('4000000000009995', 'visa', 'pm_card_chargeDeclinedInsufficientFunds', {
    kind: 'declines',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  }),
  card('4000000000000069', 'visa', 'pm_card_chargeDeclinedExpiredCard', {
    kind: 'declines',
    code: 'expired_card',
    message: 'Your card has expired.',
  }),
  card('4000002760003184', 'visa', 'pm_card_authenticationRequired', {
    kind: 'authenticates',
    when: 'always',
  }),
  card('4000002500003155', 'visa', 'pm_card_authenticationRequiredOnSetup', {
    kind: 'authenticates',
    when: 'unless_set_up',
  }),
  card('4000000000000341', 'visa', 'pm_card_chargeCustomerFail', { kind: 'fails-later' }),
  card('4000000000000259', 'visa', 'pm_card_createDispute', { kind: 'disputes' }),
];

/** Returns undefined if the number is not a test card. */
export function findCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

export function findCardByName(paymentMethod: string): TestCard | undefined {
  return testCards.find((card) => card.paymentMethod === paymentMethod);
}

function card(
  number: string,
  brand: string,
  paymentMethod: string,
  behavior: CardBehavior,
): TestCard {
  return { number, brand, paymentMethod, behavior };
}
