import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf } from '../../testing/id-of.ts';
import { cardFields, PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const TERMS = { success_url: 'https://shop.test/done', locale: 'en' } as const;

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;
let pages: PageClient;
let mug: string;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
  pages = new PageClient(running.simulator.pages);
  const product_data = { name: 'A mug' };
  ({ id: mug } = await stripe.prices.create({ currency: 'eur', unit_amount: 700, product_data }));
});
afterAll(() => running.stop());

const payment = (): Stripe.Checkout.SessionCreateParams => ({
  ...TERMS,
  mode: 'payment',
  line_items: [{ price: mug, quantity: 2 }],
});

test('a guest pays once and becomes no customer', async () => {
  const { id, url } = await stripe.checkout.sessions.create({
    ...payment(),
    payment_intent_data: { description: 'Two mugs', metadata: { order: '1' } },
  });
  const page = await pages.get(url ?? '');
  for (const shown of ['A mug × 2', 'Pay €14.00']) expect(page.text).toContain(shown);
  expect(page.text).not.toContain('renews');
  const fields = { ...cardFields('4242424242424242'), email: 'guest@shop.test' };
  expect((await pages.post(url ?? '', fields)).location).toBe(TERMS.success_url);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 1400,
    customer: null,
    customer_details: { email: 'guest@shop.test' },
    payment_intent: { amount_received: 1400, description: 'Two mugs', metadata: { order: '1' } },
  });
});

test('a declined card and failed 3-D Secure leave the session open', async () => {
  const session = await stripe.checkout.sessions.create({
    ...payment(),
    customer: shop.customer.id,
  });
  const url = session.url ?? '';
  const secure = cardFields('4000002760003184');
  expect((await pages.post(url, cardFields('4000000000000002'))).text).toContain('role="alert"');
  expect((await pages.post(url, secure)).text).toContain('the payment of €14.00');
  expect((await pages.post(url, { ...secure, result: 'failed' })).text).toContain('role="alert"');
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  expect((await pages.post(url, { ...secure, result: 'passed' })).status).toBe(303);
});

test('held money leaves the session unpaid until it is captured', async () => {
  const { id, url } = await stripe.checkout.sessions.create({
    ...payment(),
    customer: shop.customer.id,
    payment_intent_data: { capture_method: 'manual' },
  });
  await pages.post(url ?? '', cardFields('4242424242424242'));
  const { payment_intent, payment_status } = await stripe.checkout.sessions.retrieve(id);
  expect(payment_status).toBe('unpaid');
  expect(await stripe.paymentIntents.capture(idOf(payment_intent))).toMatchObject({
    amount_received: 1400,
  });
});

test('a discount of all needs no payment, and is used up', async () => {
  const { id: coupon } = await stripe.coupons.create({ percent_off: 100, max_redemptions: 1 });
  const terms = { ...payment(), customer: shop.customer.id, discounts: [{ coupon }] };
  const { id, url } = await stripe.checkout.sessions.create(terms);
  await pages.post(url ?? '', cardFields('4242424242424242'));
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'no_payment_required',
    payment_intent: null,
  });
  expect(await stripe.coupons.retrieve(coupon)).toMatchObject({ times_redeemed: 1, valid: false });
});

test('setup saves a card with 3-D Secure and charges nothing', async () => {
  const { id, url, setup_intent } = await stripe.checkout.sessions.create({
    ...TERMS,
    mode: 'setup',
    currency: 'eur',
    customer: shop.customer.id,
  });
  expect((await pages.get(url ?? '')).text).toContain('Nothing is charged now.');
  const secure = cardFields('4000002500003155');
  expect((await pages.post(url ?? '', secure)).text).toContain('your card may be saved');
  await pages.post(url ?? '', { ...secure, result: 'passed' });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    amount_total: null,
  });
  const saved = await stripe.setupIntents.retrieve(idOf(setup_intent));
  expect(saved).toMatchObject({ status: 'succeeded', customer: shop.customer.id });
  const charged = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    customer: shop.customer.id,
    payment_method: idOf(saved.payment_method),
    confirm: true,
    off_session: true,
  });
  expect(charged.status).toBe('succeeded');
  expect((await pages.get(url ?? '')).text).toContain('The card is saved');
});

test('a session of setup that expires cancels its intent', async () => {
  const session = await stripe.checkout.sessions.create({
    ...TERMS,
    mode: 'setup',
    currency: 'eur',
  });
  const intent = idOf(session.setup_intent);
  await expect(stripe.setupIntents.cancel(intent)).rejects.toThrow('Expire the session');
  await stripe.checkout.sessions.expire(session.id);
  expect(await stripe.setupIntents.retrieve(intent)).toMatchObject({ status: 'canceled' });
});

test('parameters of another mode and prices that do not fit are refused', async () => {
  const recurring = [{ price: shop.monthly.id, quantity: 1 }];
  const wrong: [Partial<Stripe.Checkout.SessionCreateParams>, string][] = [
    [{ subscription_data: { metadata: { a: '1' } } }, 'subscription_data'],
    [{ currency: 'eur' }, 'currency'],
    [{ line_items: recurring }, 'line_items[0][price]'],
    [{ mode: 'subscription' }, 'line_items[0][price]'],
    [{ mode: 'setup', currency: 'eur' }, 'line_items'],
    [{ line_items: [] }, 'line_items'],
    [{ customer: shop.customer.id, customer_creation: 'always' }, 'customer_creation'],
  ];
  for (const [changed, param] of wrong) {
    const request = stripe.checkout.sessions.create({ ...payment(), ...changed });
    await expect(request, param).rejects.toMatchObject({ param });
  }
});
