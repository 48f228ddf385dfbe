import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../../testing/id-of.ts';
import { PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Subscriber, subscriberOf } from '../../testing/subscriber.ts';

const SECURE = 'pm_card_authenticationRequired';
const RETURN = 'https://shop.test/back';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;
let steps: Subscriber;
let pages: PageClient;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
  steps = subscriberOf(stripe, shop);
  pages = new PageClient(running.simulator.pages);
});
afterAll(() => running.stop());

it('a payment is created, confirmed and refunded', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    customer: shop.customer.id,
    description: 'A mug',
    metadata: { order: '1' },
  });
  expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { order: '1' } });
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 500 });
  await stripe.refunds.create({ payment_intent: intent.id });
  await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

it('a declined payment says why, and can be tried again or cancelled', async () => {
  const terms = { amount: 500, currency: 'eur', customer: shop.customer.id, confirm: true };
  const request = stripe.paymentIntents.create({
    ...terms,
    payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
  });
  const error: unknown = await request.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ decline_code: 'insufficient_funds', statusCode: 402 });
  const { id } = (error as { payment_intent: Stripe.PaymentIntent }).payment_intent;
  expect(
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
  ).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  await expect(
    stripe.paymentIntents.create({ ...terms, payment_method: SECURE, off_session: true }),
  ).rejects.toMatchObject({ code: 'authentication_required' });
});

it.each([
  ['passed', 'active', 'succeeded'],
  ['failed', 'incomplete', 'requires_payment_method'],
])(
  'an incomplete subscription is confirmed with 3-D Secure that is %s',
  async (result, subscriptionStatus, intentStatus) => {
    const { customer } = await steps.atClock();
    const { id, latest_invoice } = await stripe.subscriptions.create({
      customer,
      items: [{ price: shop.monthly.id }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const secret = (latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
    const [intent = ''] = secret.split('_secret');
    const card = await stripe.paymentMethods.attach(SECURE, { customer });
    const waiting = await stripe.paymentIntents.confirm(intent, {
      payment_method: card.id,
      return_url: RETURN,
    });
    expect(waiting.status).toBe('requires_action');
    const url = waiting.next_action?.redirect_to_url?.url ?? '';
    expect((await pages.get(url)).text).toContain('3-D Secure');
    const { location } = await pages.post(url, { result });
    expect(location).toMatch(new RegExp(`^${RETURN}\\?payment_intent=${intent}&`));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: subscriptionStatus });
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: intentStatus });
  },
);

it('a renewal that waits for 3-D Secure is paid by confirming it', async () => {
  const { clock, customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer, { card: SECURE, pays: true });
  await steps.advance(clock, Date.UTC(2026, 1, 28, 12));
  const { latest_invoice } = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments'],
  });
  const { payments } = latest_invoice as Stripe.Invoice;
  const intent = idOf(payments?.data[0]?.payment.payment_intent);
  const waiting = await stripe.paymentIntents.confirm(intent, { return_url: RETURN });
  await pages.post(waiting.next_action?.redirect_to_url?.url ?? '', { result: 'passed' });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
});

it('held money is captured in part, and the rest is released', async () => {
  const terms = { amount: 500, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' };
  const held = await stripe.paymentIntents.create({ ...terms, capture_method: 'manual' });
  expect(held).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 500,
    amount_received: 0,
  });
  await expect(stripe.refunds.create({ payment_intent: held.id })).rejects.toThrow();
  await expect(
    stripe.paymentIntents.capture(held.id, { amount_to_capture: 501 }),
  ).rejects.toMatchObject({ param: 'amount_to_capture' });
  const captured = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 300 });
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 300 });
  const { amount } = await stripe.refunds.create({ payment_intent: held.id });
  expect(amount).toBe(300);
  const canceled = await stripe.paymentIntents.create({ ...terms, capture_method: 'manual' });
  expect(await stripe.paymentIntents.cancel(canceled.id)).toMatchObject({
    status: 'canceled',
    amount_capturable: 0,
  });
  await expect(stripe.paymentIntents.capture(canceled.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

it('a payment for the future attaches its card', async () => {
  const { id, payment_method } = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    customer: shop.customer.id,
    confirm: true,
    payment_method: 'pm_card_visa',
    setup_future_usage: 'off_session',
  });
  expect(await stripe.paymentMethods.retrieve(idOf(payment_method))).toMatchObject({
    customer: shop.customer.id,
  });
  await expect(stripe.paymentIntents.update(id, { amount: 600 })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});
