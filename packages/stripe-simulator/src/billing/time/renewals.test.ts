import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../testing/id-of.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { JANUARY_31, type Subscriber, subscriberOf } from '../../testing/subscriber.ts';

const DAY = 86_400;
const DUNNING_OVER = Date.UTC(2026, 2, 20);

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
afterEach(() => {
  running.simulator.settings.retryDays = [3, 5, 7];
  running.simulator.settings.afterRetries = 'cancel';
});
afterAll(() => running.stop());

describe('a renewal', () => {
  it('is a draft for an hour while the subscription is active, and then collected', async () => {
    const { clock, customer } = await steps.atClock();
    const { id } = await steps.subscribe(customer);
    await steps.advance(clock, Date.UTC(2026, 1, 28, 10, 59));
    const renewing = await stripe.subscriptions.retrieve(id);
    expect(renewing.status).toBe('active');
    expect(renewing.items.data[0]?.current_period_start).toBe(Date.UTC(2026, 1, 28, 10) / 1_000);
    const draft = await steps.invoiceOf(renewing);
    expect(draft).toMatchObject({ status: 'draft', number: null, amount_paid: 0 });
    await steps.advance(clock, Date.UTC(2026, 1, 28, 11));
    expect(await stripe.invoices.retrieve(draft.id ?? '')).toMatchObject({
      status: 'paid',
      amount_paid: 1994,
    });
    const { data } = await stripe.events.list({ limit: 6 });
    const types = data.map(({ type }) => type).reverse();
    expect(types.indexOf('invoice.finalized')).toBeLessThan(types.indexOf('invoice.paid'));
    expect(types).not.toContain('customer.subscription.updated');
  });

  it('of a subscription cancelled in that hour is never collected', async () => {
    const { clock, customer } = await steps.atClock();
    const { id } = await steps.subscribe(customer);
    await steps.advance(clock, Date.UTC(2026, 1, 28, 10, 30));
    const cancelled = await stripe.subscriptions.cancel(id);
    await steps.advance(clock, Date.UTC(2026, 2, 3));
    expect(await steps.invoiceOf(cancelled)).toMatchObject({ status: 'draft', amount_paid: 0 });
  });

  it('that was never paid can be paid after the subscription has ended', async () => {
    const { subscription, invoice } = await givenUp();
    expect(subscription.status).toBe('canceled');
    expect(invoice).toMatchObject({ status: 'open', auto_advance: false });
    await payWithGoodCard(invoice);
    expect(await stripe.invoices.retrieve(invoice.id ?? '')).toMatchObject({ status: 'paid' });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
    });
  });

  it('is collected no longer after the end, nor is an earlier one that is still open', async () => {
    running.simulator.settings.retryDays = [20, 20];
    const { clock, customer } = await steps.atClock();
    const { id: subscription } = await steps.subscribe(customer, {
      card: 'pm_card_chargeCustomerFail',
      pays: true,
    });
    await steps.advance(clock, Date.UTC(2026, 3, 5));
    const open = async () => (await stripe.invoices.list({ subscription, status: 'open' })).data;
    const attempts = (await open()).map(({ next_payment_attempt: next }) => next !== null);
    expect(attempts).toEqual([true, true]);
    await stripe.subscriptions.cancel(subscription);
    const stopped = { auto_advance: false, next_payment_attempt: null };
    expect(await open()).toMatchObject([stopped, stopped]);
  });

  it('that was never paid can be voided instead', async () => {
    const { invoice } = await givenUp();
    await stripe.invoices.voidInvoice(invoice.id ?? '');
    await expect(payWithGoodCard(invoice)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.invoices.voidInvoice(invoice.id ?? '')).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it.each(['unpaid', 'past_due'] as const)(
    'leaves %s behind if the account says so',
    async (status) => {
      running.simulator.settings.afterRetries = status;
      const { subscription, invoice } = await givenUp();
      expect(subscription.status).toBe(status);
      await payWithGoodCard(invoice);
      expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
        status: 'active',
      });
    },
  );
});

describe('a change of price', () => {
  it('of an overdue month credits its rest, and the month is still collected', async () => {
    const { clock, customer } = await steps.atClock();
    const { id, items } = await steps.subscribe(customer, {
      card: 'pm_card_chargeCustomerFail',
      pays: true,
    });
    await steps.advance(clock, Date.UTC(2026, 2, 2, 10));
    const month = await steps.invoiceOf(await stripe.subscriptions.retrieve(id));
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const changed = await stripe.subscriptions.update(id, {
      default_payment_method: card.id,
      items: [{ id: items.data[0]?.id ?? '', price: shop.yearly.id }],
      proration_behavior: 'always_invoice',
    });
    // 29 of the 31 days are left.
    expect(await steps.invoiceOf(changed)).toMatchObject({ total: 19_940 - 1_865 });
    await steps.advance(clock, Date.UTC(2026, 2, 20));
    expect(await stripe.invoices.retrieve(month.id ?? '')).toMatchObject({ amount_paid: 1_994 });
  });

  it('that is a quantity charges and credits the rest of the period', async () => {
    const { clock, customer } = await steps.atClock();
    const { id, items } = await steps.subscribe(customer);
    await steps.advance(clock, (JANUARY_31 + 14 * DAY) * 1_000);
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', quantity: 3 }],
      proration_behavior: 'always_invoice',
    });
    expect(changed.items.data[0]).toMatchObject({ quantity: 3, price: { id: shop.monthly.id } });
    // 14 of the 28 days are left.
    expect(await steps.invoiceOf(changed)).toMatchObject({ total: 2 * 997, amount_paid: 2 * 997 });
    await steps.advance(clock, (JANUARY_31 + 21 * DAY) * 1_000);
    const back = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', quantity: 1 }],
      proration_behavior: 'always_invoice',
    });
    // 7 of the 14 days are left for which three were billed.
    const { lines } = await steps.invoiceOf(back);
    expect(lines.data.map(({ amount }) => amount)).toEqual([-1_496, 499]);
  });

  it('to a longer period is charged at once without proration too', async () => {
    const { clock, customer } = await steps.atClock();
    const { id, items } = await steps.subscribe(customer);
    await steps.advance(clock, (JANUARY_31 + 10 * DAY) * 1_000);
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: shop.yearly.id }],
      proration_behavior: 'none',
    });
    expect(await steps.invoiceOf(changed)).toMatchObject({ total: 19_940, amount_paid: 19_940 });
  });
});

it('a coupon stays with those who have it when it is deleted', async () => {
  const { clock, customer } = await steps.atClock();
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'forever' });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: shop.monthly.id }],
    default_payment_method: card.id,
    discounts: [{ coupon }],
  });
  await stripe.coupons.del(coupon);
  await steps.advance(clock, Date.UTC(2026, 1, 28, 12));
  const renewed = await stripe.subscriptions.retrieve(id);
  expect(await steps.invoiceOf(renewed)).toMatchObject({ amount_paid: 997 });
});

/** A subscription whose renewal failed until the last retry. */
async function givenUp() {
  const { clock, customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer, {
    card: 'pm_card_chargeCustomerFail',
    pays: true,
  });
  await steps.advance(clock, DUNNING_OVER);
  const subscription = await stripe.subscriptions.retrieve(id);
  return { subscription, invoice: await steps.invoiceOf(subscription) };
}

async function payWithGoodCard({ id, customer }: Stripe.Invoice): Promise<void> {
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', {
    customer: idOf(customer),
  });
  await stripe.invoices.pay(id ?? '', { payment_method: card });
}
