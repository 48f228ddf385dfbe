import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Customer } from '../../billing/objects/customers.ts';
import { cardFields, PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let shop: Shop;
let client: PageClient;

beforeEach(async () => {
  running = await startSimulator();
  shop = await openShop(running.stripe);
  client = new PageClient(running.simulator.pages);
});
afterEach(() => running.stop());

/** Opens a Checkout session of the customer, who has some credit. */
async function checkout(credit: number, locale: 'bg' | 'en' = 'en') {
  const { store } = running.core;
  const customer = store.find<Customer>('customer', shop.customer.id);
  if (customer) store.put<Customer>({ ...customer, balance: -credit });
  const { id, url } = await running.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: shop.customer.id,
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
    success_url: 'http://localhost:3000/success',
    locale,
  });
  return { id, url: url ?? '' };
}

async function invoice() {
  const { data } = await running.stripe.invoices.list({ customer: shop.customer.id });
  return data[0];
}

test('credit that pays all: nothing is due, and the card is saved for later', async () => {
  const { id, url } = await checkout(5_000);
  const { text } = await client.get(url);
  expect(text).toContain('<p class="price">€0.00</p>');
  expect(text).toContain('then €19.94 a month');
  expect(text).toContain('<dt>Credit used</dt><dd>−€19.94</dd>');
  expect(text).toContain('<dt>Due now</dt><dd>€0.00</dd>');
  expect(text).toContain('Nothing is charged now.');
  expect(text).toContain('Complete order');
  expect(text).not.toContain('Pay €');
  expect((await client.post(url, cardFields('4242424242424242'))).status).toBe(303);
  expect(await invoice()).toMatchObject({ amount_due: 0, ending_balance: -3_006, status: 'paid' });
  const session = await running.stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({ status: 'complete', amount_total: 1_994 });
  const charges = await running.stripe.charges.list({ customer: shop.customer.id });
  expect(charges.data).toEqual([]);
});

test('credit that pays a part: the rest is due and charged', async () => {
  const { url } = await checkout(994);
  const { text } = await client.get(url);
  expect(text).toContain('<dt>Credit used</dt><dd>−€9.94</dd>');
  expect(text).toContain('Pay €10.00');
  await client.post(url, cardFields('4242424242424242'));
  expect(await invoice()).toMatchObject({ amount_paid: 1_000, ending_balance: 0 });
});

test('in Bulgarian', async () => {
  const { text } = await client.get((await checkout(5_000, 'bg')).url);
  expect(text).toContain('Използван кредит');
  expect(text).toContain('Завършване на поръчката');
});

test('the bank is asked about a card that is only saved', async () => {
  const { url } = await checkout(5_000);
  const declined = await client.post(url, cardFields('4000000000000002'));
  expect(declined.text).toContain('The card was declined');
  const challenge = await client.post(url, cardFields('4000002500003155'));
  expect(challenge.text).toContain('confirm that your card may be saved');
  const passed = { ...cardFields('4000002500003155'), result: 'passed' };
  expect((await client.post(url, passed)).status).toBe(303);
  expect(await invoice()).toMatchObject({ amount_due: 0, status: 'paid' });
});

test('a single payment takes no credit', async () => {
  await checkout(5_000);
  const once = await running.stripe.prices.create({
    currency: 'eur',
    unit_amount: 500,
    product: shop.product.id,
  });
  const { url } = await running.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: shop.customer.id,
    line_items: [{ price: once.id, quantity: 1 }],
    success_url: 'http://localhost:3000/success',
    locale: 'en',
  });
  const { text } = await client.get(url ?? '');
  expect(text).toContain('Pay €5.00');
  expect(text).not.toContain('Credit used');
});
