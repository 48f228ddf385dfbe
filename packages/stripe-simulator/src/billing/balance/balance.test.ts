import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator } from '../../testing/running-simulator.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
});
afterAll(() => running.stop());

test('credit is given, used by an invoice, and listed', async () => {
  const { id: customer } = await stripe.customers.create();
  const credit = await stripe.customers.createBalanceTransaction(customer, {
    amount: -3_000,
    currency: 'eur',
    metadata: { why: 'goodwill' },
  });
  expect(credit).toMatchObject({ ending_balance: -3_000, type: 'adjustment', customer });
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 1_994,
    recurring: { interval: 'month' },
    product_data: { name: 'Pro' },
  });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: method.id,
  });
  const { data } = await stripe.customers.listBalanceTransactions(customer);
  expect(data).toMatchObject([
    {
      amount: 1_994,
      ending_balance: -1_006,
      type: 'applied_to_invoice',
      invoice: subscription.latest_invoice,
    },
    { amount: -3_000, metadata: { why: 'goodwill' } },
  ]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -1_006 });
});

test('another currency than that of the customer is refused', async () => {
  const { id: customer } = await stripe.customers.create();
  await stripe.customers.createBalanceTransaction(customer, { amount: 100, currency: 'eur' });
  const other = { amount: -100, currency: 'usd' };
  await expect(stripe.customers.createBalanceTransaction(customer, other)).rejects.toThrow('eur');
});
