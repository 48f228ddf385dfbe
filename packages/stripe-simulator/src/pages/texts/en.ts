import { checkout } from './en.checkout.ts';
import { dashboard } from './en.dashboard.ts';
import { portal } from './en.portal.ts';

export const en = {
  banner: 'Stripe simulator, for testing only. No card is charged and no money moves.',
  checkout,
  portal,
  dashboard,
  errors: {
    title: 'Something is not right',
    unknownCheckout: 'There is no such payment. Go back to the shop and start again.',
    unknownPortal:
      'This link to your subscription is no longer valid. Go back to where you came from and open it again.',
    unknownPage: 'There is no such page.',
    foreignForm: 'This form was sent from another site, so nothing was done.',
    broken: 'The simulator could not do that. Nothing was changed.',
    toDashboard: 'To the simulator',
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
    testCardsHint: 'Choose one and its details are filled in. Only these cards work here.',
    toTestCards: 'Use a test card',
    behaviours: {
      pays: 'Pays',
      declines: 'Is declined',
      authentication: 'Asks for 3-D Secure',
      insufficientFunds: 'Has not enough money',
      failsLater: 'Pays now, fails at renewal',
    },
    problems: {
      number: 'The card number is not complete or not correct.',
      notTest: 'This is not a test card. Choose one from the list; real cards are never used here.',
      expiry: 'Enter the expiry date as month and year, for example 12/34.',
      expired: 'The card has expired.',
      cvc: 'The CVC code has 3 or 4 digits.',
      name: 'Enter the name on the card.',
      email: 'Enter an e-mail address, for example ana@example.com.',
    },
    declines: {
      card_declined: 'The card was declined. Try another one.',
      insufficient_funds: 'There is not enough money on the card. Try another one.',
      expired_card: 'The bank says that the card has expired. Try another one.',
      authentication_failed:
        '3-D Secure was not passed, so nothing was paid. Try again or use another card.',
    },
  },
  authentication: {
    title: '3-D Secure',
    explanation: (amount: string) =>
      `Your bank asks you to confirm the payment of ${amount}. Here you decide how it ends.`,
    complete: 'Complete',
    fail: 'Fail',
  },
};

/** Both languages have all texts; the compiler sees to it. */
export type Texts = typeof en;
