import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { TestServer } from '../application.ts';
import { signUp } from '../person.ts';
import { type Purchase, subscribe } from '../subscribe.ts';

/** How long a test clock of a real account may take, in milliseconds. */
const CLOCK_MS = 120_000;

/**
 * Signs a person up who subscribes at `start` and whose time `advanceTo` moves, together with the server's.
 * @param setTime sets the server's time, in milliseconds
 */
export async function clockedPayer(
  { server, stripe, start, setTime }: Clocks,
  purchase: Purchase = {},
) {
  const person = await signUp(server);
  setTime(start);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start / 1_000 });
  const { id: customer } = await stripe.customers.create({
    email: person.email,
    metadata: { uid: person.uid },
    test_clock: clock.id,
  });
  await person.call('updateStripeCustomerId', { stripeCustomerId: customer });
  const subscription = await subscribe(stripe, customer, purchase);

  async function advanceTo(time: number): Promise<void> {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time / 1_000 });
    const status = async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status;
    await expect.poll(status, { timeout: CLOCK_MS }).toBe('ready');
    setTime(time);
  }

  /** From now on the subscription has a card that is declined. */
  async function failFromNowOn(): Promise<void> {
    const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: id });
  }

  return { person, customer, subscription, advanceTo, failFromNowOn };
}

interface Clocks {
  server: TestServer;
  stripe: Stripe;
  /** In milliseconds. */
  start: number;
  setTime(milliseconds: number): void;
}
