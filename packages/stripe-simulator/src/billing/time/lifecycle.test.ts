import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../testing/id-of.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Subscriber, subscriberOf } from '../../testing/subscriber.ts';

const RENEWED = Date.UTC(2026, 1, 28, 12);

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;
let steps: Subscriber;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
  steps = subscriberOf(stripe, shop);
});
afterAll(() => running.stop());

describe('a used-up coupon', () => {
  it('is invalid, and its codes are inactive; its holder keeps it', async () => {
    const coupon = await stripe.coupons.create({
      percent_off: 50,
      duration: 'forever',
      max_redemptions: 1,
    });
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const code = await stripe.promotionCodes.create({ promotion });
    const { clock, customer } = await steps.atClock();
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: shop.monthly.id }],
      default_payment_method: card.id,
      discounts: [{ promotion_code: code.id }],
    });
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ valid: false });
    expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ active: false });
    await steps.advance(clock, RENEWED);
    const renewed = await stripe.subscriptions.retrieve(id);
    expect(await steps.invoiceOf(renewed)).toMatchObject({ amount_paid: 997 });
  });

  it('is what a coupon becomes at its last day', async () => {
    const now = running.simulator.clock.general();
    const coupon = await stripe.coupons.create({ percent_off: 5, redeem_by: now + 1_000 });
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const code = await stripe.promotionCodes.create({ promotion });
    await running.simulator.advanceTo(now + 1_000);
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ valid: false });
    expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ active: false });
  });
});

describe('a customer whose renewal fails', () => {
  it('is delinquent until an invoice is paid', async () => {
    const { clock, customer } = await steps.atClock();
    const failing = { card: 'pm_card_chargeCustomerFail', pays: true };
    const { id } = await steps.subscribe(customer, failing);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
    await steps.advance(clock, RENEWED);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });
    const invoice = await steps.invoiceOf(await stripe.subscriptions.retrieve(id));
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.invoices.pay(invoice.id ?? '', { payment_method: card.id });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
  });
});

describe('a renewal that needs 3-D Secure', () => {
  it('waits for the customer, with a secret to confirm it', async () => {
    const { clock, customer } = await steps.atClock();
    const { id } = await steps.subscribe(customer, {
      card: 'pm_card_authenticationRequired',
      pays: true,
    });
    await steps.advance(clock, RENEWED);
    const { status, latest_invoice } = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    });
    expect(status).toBe('past_due');
    const invoice = latest_invoice as Stripe.Invoice;
    const intent = await stripe.paymentIntents.retrieve(
      idOf(invoice.payments?.data[0]?.payment.payment_intent),
    );
    expect(intent).toMatchObject({ status: 'requires_action' });
    expect(invoice.confirmation_secret).toEqual({
      client_secret: intent.client_secret,
      type: 'payment_intent',
    });
    expect(await typesOf(invoice.id ?? '')).toEqual(
      expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
    );
  });
});

describe('events', () => {
  it('of a payment, refund and dispute are complete', async () => {
    const { clock, customer } = await steps.atClock();
    await steps.advance(clock, RENEWED);
    const payment_intent = await steps.paymentOf(await steps.subscribe(customer, { coupon: true }));
    await stripe.refunds.create({ payment_intent });
    await steps.subscribe(customer, { card: 'pm_card_createDispute' });
    await stripe.testHelpers.testClocks.del(clock);
    const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
    expect(all.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'charge.dispute.funds_withdrawn',
        'charge.refund.updated',
        'customer.discount.created',
        'customer.discount.deleted',
        'invoice.updated',
        'invoice_payment.paid',
        'refund.updated',
        'test_helpers.test_clock.advancing',
        'test_helpers.test_clock.created',
        'test_helpers.test_clock.deleted',
        'test_helpers.test_clock.ready',
      ]),
    );
  });

  it('of an update name exactly what changed', async () => {
    const { customer } = await steps.atClock();
    await stripe.customers.update(customer, { name: 'Ana', metadata: { plan: 'pro' } });
    await stripe.customers.update(customer, { name: 'Ana' });
    expect(await previousOf('customer.updated')).toEqual({ name: null, metadata: {} });
    const { id, items } = await steps.subscribe(customer);
    await stripe.subscriptions.update(id, { metadata: { seats: '2' } });
    expect(await previousOf('customer.subscription.updated')).toEqual({ metadata: {} });
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: shop.yearly.id }],
      proration_behavior: 'always_invoice',
    });
    const { items: before, ...others } = (await previousOf('customer.subscription.updated')) ?? {};
    expect(before).toMatchObject({ data: [{ price: { id: shop.monthly.id } }] });
    expect(Object.keys(others)).toEqual(['latest_invoice']);
  });
});

it('the days between retries are a setting', async () => {
  running.simulator.settings.retryDays = [1];
  try {
    const { clock, customer } = await steps.atClock();
    const failing = { card: 'pm_card_chargeCustomerFail', pays: true };
    const { id } = await steps.subscribe(customer, failing);
    await steps.advance(clock, RENEWED + 86_400_000);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  } finally {
    running.simulator.settings.retryDays = [3, 5, 7];
  }
});

it('a renewal names the period that has ended, and is not collected again once it is paid', async () => {
  const { clock, customer } = await steps.atClock();
  const first = await steps.subscribe(customer);
  await steps.advance(clock, RENEWED);
  const invoice = await steps.invoiceOf(await stripe.subscriptions.retrieve(first.id));
  const { current_period_start: start, current_period_end: end } = first.items.data[0] ?? {};
  expect(invoice).toMatchObject({ period_start: start, period_end: end, auto_advance: false });
});

it('a cancelled subscription takes metadata and nothing else', async () => {
  const { customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer);
  await stripe.subscriptions.cancel(id);
  expect(await stripe.subscriptions.update(id, { metadata: { why: 'price' } })).toMatchObject({
    status: 'canceled',
    metadata: { why: 'price' },
  });
  await expect(
    stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

async function typesOf(object: string): Promise<string[]> {
  const all = await stripe.events.list({ limit: 100 });
  return all.data
    .filter(({ data }) => (data.object as { id?: string }).id === object)
    .map(({ type }) => type);
}

async function previousOf(type: string): Promise<Record<string, unknown> | undefined> {
  const { data } = await stripe.events.list({ type, limit: 1 });
  return data[0]?.data.previous_attributes;
}
