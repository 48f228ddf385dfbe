import { checkout } from './en.checkout.ts';
import { dashboard } from './en.dashboard.ts';
import { details } from './en.details.ts';
import { invoice } from './en.invoice.ts';
import { portal } from './en.portal.ts';

export const en = {
  banner: 'Stripe simulator, for testing\u00A0only. No real money is charged.',
  checkout,
  portal,
  details,
  invoice,
  dashboard,
  errors: {
    title: 'Something went wrong',
    unknownCheckout: 'This payment does not exist. Go back to the shop and start again.',
    unknownPortal:
      'This link to your subscription is no longer valid. Go back to the shop and open the page again.',
    unknownPage: 'This page does not exist.',
    foreignForm: 'This form was sent from another site, so nothing was done.',
    broken: 'The simulator could not do this. Nothing was changed.',
    toDashboard: 'Go to the simulator',
  },
  every: {
    day: (count: number) => (count === 1 ? 'a day' : `every ${count} days`),
    week: (count: number) => (count === 1 ? 'a week' : `every ${count} weeks`),
    month: (count: number) => (count === 1 ? 'a month' : `every ${count} months`),
    year: (count: number) => (count === 1 ? 'a year' : `every ${count} years`),
  },
  card: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    cvc: 'CVC code',
    name: 'Name on card',
    testCards: 'Test cards',
    testCardsHint: 'Choose a card to fill in its details. Only these cards work here.',
    toTestCards: 'Use a test card',
    behaviours: {
      pays: 'Succeeds',
      declines: 'Declined',
      authentication: 'Requires 3-D Secure',
      insufficientFunds: 'Insufficient funds',
      failsLater: 'Succeeds now, fails at renewal',
    },
    problems: {
      number: 'The card number is incomplete or invalid.',
      notTest: 'This is not a test card. Choose one from the list; real cards are never used here.',
      expiry: 'Enter the expiry date as month and year, for example 12/34.',
      expired: 'The card has expired.',
      cvc: 'The CVC code has 3 or 4 digits.',
      name: 'Enter the name on the card.',
      email: 'Enter an email address, for example ana@example.com.',
    },
    declines: {
      card_declined: 'The card was declined. Try another one.',
      insufficient_funds: 'The card has insufficient funds. Try another one.',
      expired_card: 'The bank says the card has expired. Try another one.',
      authentication_failed:
        '3-D Secure failed, so nothing was charged. Try again or use another card.',
    },
  },
  authentication: {
    title: '3-D Secure',
    explanation: (amount: string) =>
      `Your bank asks you to confirm the payment of ${amount}. Here, you choose the result.`,
    explanationOfSetup:
      'Your bank asks you to confirm that your card may be saved. Here, you choose the result.',
    complete: 'Complete',
    fail: 'Fail',
  },
};

/** The compiler checks that both languages have all texts. */
export type Texts = typeof en;
