import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator } from '../testing/running-simulator.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { JANUARY_31, type Subscriber, subscriberOf } from '../testing/subscriber.ts';
import { stepFrom } from './periods.ts';

const DAY = 86_400;

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;
let atClock: Subscriber['atClock'];
let advance: Subscriber['advance'];
let subscribe: Subscriber['subscribe'];
let invoiceOf: Subscriber['invoiceOf'];
let paymentOf: Subscriber['paymentOf'];

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
  ({ atClock, advance, subscribe, invoiceOf, paymentOf } = subscriberOf(stripe, shop));
});
afterAll(() => running.stop());

describe('a subscription', () => {
  it('applies a coupon with the duration once to the first invoice only', async () => {
    const { clock, customer } = await atClock();
    const subscription = await subscribe(customer, { coupon: true });
    expect(await invoiceOf(subscription)).toMatchObject({
      subtotal: 1994,
      total: 1278,
      amount_paid: 1278,
      status: 'paid',
      billing_reason: 'subscription_create',
    });
    await advance(clock, Date.UTC(2026, 1, 28, 12));
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(await invoiceOf(renewed)).toMatchObject({
      total: 1994,
      billing_reason: 'subscription_cycle',
    });
    expect(renewed.discounts).toEqual([]);
  });

  it('renews at its anchor, with the day clamped', async () => {
    const { clock, customer } = await atClock();
    const { id } = await subscribe(customer);
    await advance(clock, Date.UTC(2026, 4, 1));
    const { items, status } = await stripe.subscriptions.retrieve(id);
    expect(status).toBe('active');
    expect(day(items.data[0]?.current_period_start)).toBe('2026-04-30');
    expect(day(items.data[0]?.current_period_end)).toBe('2026-05-31');
    const invoices = await stripe.invoices.list({ subscription: id });
    expect(invoices.data.map(({ created }) => day(created))).toEqual([
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ]);
  });

  it('whose renewal fails is past due, retried, and canceled after the last retry', async () => {
    const { clock, customer } = await atClock();
    const { id } = await subscribe(customer, { card: 'pm_card_chargeCustomerFail', pays: true });
    await advance(clock, Date.UTC(2026, 1, 28, 12));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const failed = await invoiceOf(await stripe.subscriptions.retrieve(id));
    expect(failed).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 1994 });
    await advance(clock, Date.UTC(2026, 2, 20));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(await stripe.invoices.retrieve(failed.id ?? '')).toMatchObject({
      status: 'open',
      auto_advance: false,
    });
  });

  it('canceled at period end stays active until then', async () => {
    const { clock, customer } = await atClock();
    const { id } = await subscribe(customer);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance(clock, Date.UTC(2026, 1, 28, 9));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await advance(clock, Date.UTC(2026, 1, 28, 11));
    const ended = await stripe.subscriptions.retrieve(id);
    expect([ended.status, day(ended.ended_at)]).toEqual(['canceled', '2026-02-28']);
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('changed to yearly is credited the unused paid amount, to the cent', async () => {
    const { clock, customer } = await atClock();
    const { id, items } = await subscribe(customer, { coupon: true });
    await advance(clock, (JANUARY_31 + 14 * DAY) * 1_000);
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: shop.yearly.id }],
      proration_behavior: 'always_invoice',
    });
    const invoice = await invoiceOf(changed);
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-639, 19_940]);
    expect(invoice).toMatchObject({ total: 19_301, amount_paid: 19_301 });
    expect(day(changed.billing_cycle_anchor)).toBe('2026-02-14');
    expect(day(changed.items.data[0]?.current_period_end)).toBe('2027-02-14');
  });

  it('changed back keeps a credit balance, which the next invoices use', async () => {
    const { clock, customer } = await atClock();
    const { id, items } = await subscribe(customer, { price: shop.yearly.id });
    const back = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: shop.monthly.id }],
      proration_behavior: 'always_invoice',
    });
    expect(await invoiceOf(back)).toMatchObject({ total: 1994 - 19_940, amount_due: 0 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 1994 - 19_940 });
    await advance(clock, Date.UTC(2026, 1, 28, 12));
    const renewed = await stripe.subscriptions.retrieve(id);
    expect(await invoiceOf(renewed)).toMatchObject({ total: 1994, amount_due: 0, status: 'paid' });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 2 * 1994 - 19_940 });
  });

  it('needs a recurring price and a card of the same customer', async () => {
    const { customer } = await atClock();
    const other = await stripe.customers.create();
    const foreign = await stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
    const once = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 5,
      product_data: { name: 'Once' },
    });
    await expect(
      stripe.subscriptions.create({ customer, items: [{ price: once.id }] }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    await expect(
      stripe.subscriptions.create({
        customer,
        items: [{ price: shop.monthly.id }],
        default_payment_method: foreign.id,
      }),
    ).rejects.toMatchObject({ param: 'default_payment_method' });
    await expect(
      stripe.subscriptions.create({ customer, items: [{ price: shop.monthly.id }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', statusCode: 400 });
  });

  it('rejects a promotion code for first transactions after a payment', async () => {
    const { customer } = await atClock();
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: shop.code.promotion.coupon as string },
      code: 'ONLYFIRST',
      restrictions: { first_time_transaction: true },
    });
    await subscribe(customer);
    await expect(
      stripe.subscriptions.create({
        customer,
        items: [{ price: shop.monthly.id }],
        discounts: [{ promotion_code: code.id }],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('prior transactions') as string });
  });
});

describe('refunds', () => {
  it('never exceed the payment', async () => {
    const { customer } = await atClock();
    const payment_intent = await paymentOf(await subscribe(customer));
    await stripe.refunds.create({ payment_intent, amount: 994 });
    await expect(stripe.refunds.create({ payment_intent, amount: 1001 })).rejects.toMatchObject({
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent });
    const intent = await stripe.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge.refunds'],
    });
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({ amount_refunded: 1994, refunded: true });
    expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([1000, 994]);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});

describe('money', () => {
  it('every invoice is its lines minus its discounts, in whole cents', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.oneof(
          fc.record({ amount_off: fc.integer({ min: 1, max: 1_000_000 }) }),
          fc.record({ percent_off: fc.integer({ min: 1, max: 100 }) }),
        ),
        async (unit_amount, quantity, off) => {
          const price = await stripe.prices.create({
            currency: 'eur',
            unit_amount,
            recurring: { interval: 'month' },
            product_data: { name: 'Anything' },
          });
          const coupon = await stripe.coupons.create({
            ...off,
            ...('amount_off' in off && { currency: 'eur' }),
            duration: 'once',
          });
          const customer = await stripe.customers.create();
          const card = await stripe.paymentMethods.attach('pm_card_visa', {
            customer: customer.id,
          });
          const subscription = await stripe.subscriptions.create({
            customer: customer.id,
            items: [{ price: price.id, quantity }],
            default_payment_method: card.id,
            discounts: [{ coupon: coupon.id }],
          });
          const invoice = await invoiceOf(subscription);
          const amounts = invoice.lines.data.map(({ amount }) => amount);
          const discounts = (invoice.total_discount_amounts ?? []).map(({ amount }) => amount);
          expect(invoice.subtotal).toBe(sum(amounts));
          expect(invoice.total).toBe(invoice.subtotal - sum(discounts));
          expect(invoice.total).toBeGreaterThanOrEqual(0);
          expect(invoice.amount_paid).toBe(invoice.total);
          for (const amount of [...amounts, ...discounts, invoice.total]) {
            expect(Number.isInteger(amount)).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('adding months never overflows into the next month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (anchor, steps) => {
          const start = new Date(anchor * 1_000);
          const end = new Date(
            stepFrom(anchor, steps, { interval: 'month', interval_count: 1 }) * 1_000,
          );
          const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
          expect(months(end) - months(start)).toBe(steps);
          expect(end.getUTCDate()).toBeLessThanOrEqual(start.getUTCDate());
        },
      ),
    );
  });
});

describe('an expanded field', () => {
  it('replaces its id, up to four levels deep', async () => {
    const { customer } = await atClock();
    const { id } = await subscribe(customer, { coupon: true });
    const { data } = await stripe.subscriptions.list({
      customer,
      expand: ['data.latest_invoice.payments', 'data.customer', 'data.default_payment_method'],
    });
    expect(data[0]).toMatchObject({
      id,
      customer: { id: customer, object: 'customer' },
      default_payment_method: { object: 'payment_method', card: { last4: '4242' } },
      latest_invoice: { payments: { data: [{ status: 'paid' }] } },
    });
    expect(JSON.stringify(data[0])).not.toContain('"_');
    for (const expand of ['status', 'nothing', 'latest_invoice.customer.test_clock.name.x']) {
      await expect(stripe.subscriptions.retrieve(id, { expand: [expand] })).rejects.toMatchObject({
        param: 'expand',
      });
    }
  });
});

describe('the state', () => {
  it('survives a kill, including the last response', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
    const file = join(folder, 'state.sqlite');
    try {
      let acknowledged = 0;
      for (let round = 0; round < 3; round += 1) {
        const { url, kill } = await startProcess(file);
        const { hostname, port } = new URL(url);
        const client = new Stripe('sk_test_1', {
          host: hostname,
          port,
          protocol: 'http',
          maxNetworkRetries: 0,
        });
        expect((await client.customers.list({ limit: 100 })).data).toHaveLength(acknowledged);
        for (let count = 0; count < 10; count += 1) {
          await client.customers.create({ name: `${round}-${count}` });
          acknowledged += 1;
        }
        await kill();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Starts the CLI in a child process. */
async function startProcess(file: string) {
  const cli = new URL('../cli.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [cli, '--port', '0', '--data', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    const url = /http:\/\/\S+?:\d+/.exec(output)?.[0];
    if (!url) continue;
    return {
      url,
      kill: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error(`it ended: ${output}`);
}

function day(seconds: number | null | undefined): string {
  return new Date((seconds ?? 0) * 1_000).toISOString().slice(0, 10);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
