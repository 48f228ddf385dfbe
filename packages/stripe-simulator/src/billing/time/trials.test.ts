import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../../testing/id-of.ts';
import { cardFields, PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { JANUARY_31, type Subscriber, subscriberOf } from '../../testing/subscriber.ts';

const DAY = 86_400;
const TRIAL_END = JANUARY_31 + 7 * DAY;

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

/** A subscription with a trial of seven days. */
async function trial(card: string | null, changed: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { clock, customer } = await steps.atClock();
  if (card) {
    const method = await stripe.paymentMethods.attach(card, { customer });
    const invoice_settings = { default_payment_method: method.id };
    await stripe.customers.update(customer, { invoice_settings });
  }
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: shop.monthly.id, quantity: 1 }],
    trial_period_days: 7,
    ...changed,
  });
  return { clock, customer, subscription };
}

async function announcements(subscription: string): Promise<Stripe.Event[]> {
  const { data } = await stripe.events.list({
    type: 'customer.subscription.trial_will_end',
    limit: 100,
  });
  return data.filter(({ data: { object } }) => idOf(object as { id: string }) === subscription);
}

const to = (clock: string, seconds: number) => steps.advance(clock, seconds * 1_000);

it('begins with an invoice of nothing and is announced three days before its end', async () => {
  const { clock, subscription } = await trial('pm_card_visa');
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_start: JANUARY_31,
    trial_end: TRIAL_END,
    billing_cycle_anchor: TRIAL_END,
    items: { data: [{ current_period_start: JANUARY_31, current_period_end: TRIAL_END }] },
  });
  expect(await steps.invoiceOf(subscription)).toMatchObject({
    status: 'paid',
    total: 0,
    lines: { data: [{ amount: 0, description: 'Trial period for Pro monthly' }] },
  });
  await to(clock, TRIAL_END - 3 * DAY - 1);
  expect(await announcements(subscription.id)).toEqual([]);
  await to(clock, TRIAL_END - 1);
  expect(await announcements(subscription.id)).toMatchObject([{ created: TRIAL_END - 3 * DAY }]);
});

it.each([
  ['pm_card_visa', 'active', 'paid'],
  ['pm_card_chargeCustomerFail', 'past_due', 'open'],
  [null, 'past_due', 'open'],
])('with %s it becomes %s, and the first month is %s', async (card, status, invoiceStatus) => {
  const { clock, subscription } = await trial(card);
  await to(clock, TRIAL_END);
  const started = await stripe.subscriptions.retrieve(subscription.id);
  expect(started).toMatchObject({ status: 'active', trial_end: TRIAL_END });
  expect(await steps.invoiceOf(started)).toMatchObject({ status: 'draft', total: 1994 });
  await to(clock, TRIAL_END + 2 * 3_600);
  const paid = await stripe.subscriptions.retrieve(subscription.id);
  expect(paid.status).toBe(status);
  expect((await steps.invoiceOf(paid)).status).toBe(invoiceStatus);
});

it('ends without a payment method if it is to be canceled', async () => {
  const { clock, subscription } = await trial(null, {
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  });
  await to(clock, TRIAL_END);
  const ended = await stripe.subscriptions.retrieve(subscription.id);
  expect(ended).toMatchObject({ status: 'canceled', ended_at: TRIAL_END });
  expect(ended.latest_invoice).toBe(subscription.latest_invoice);
});

it('pauses without a payment method, and resumes once there is one', async () => {
  const { clock, customer, subscription } = await trial(null, {
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  const { id } = subscription;
  await to(clock, TRIAL_END + 40 * DAY);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'paused' });
  await expect(stripe.subscriptions.resume(id)).rejects.toMatchObject({ code: 'resource_missing' });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(id, { default_payment_method: card.id });
  const resumed = await stripe.subscriptions.resume(id);
  expect(resumed).toMatchObject({
    status: 'active',
    billing_cycle_anchor: TRIAL_END + 40 * DAY,
  });
  expect(await steps.invoiceOf(resumed)).toMatchObject({ status: 'paid', total: 1994 });
});

it('a coupon for the first payment waits for the end of the trial', async () => {
  const { clock, subscription } = await trial('pm_card_visa', {
    discounts: [{ promotion_code: shop.code.id }],
  });
  expect(subscription.discounts).toHaveLength(1);
  await to(clock, TRIAL_END + 2 * 3_600);
  const paid = await stripe.subscriptions.retrieve(subscription.id);
  expect(paid.discounts).toEqual([]);
  expect((await steps.invoiceOf(paid)).total).toBe(1994 - 716);
});

it('its end can be moved, and a change within it costs nothing', async () => {
  const { clock, subscription } = await trial('pm_card_visa');
  const { id } = subscription;
  const later = await stripe.subscriptions.update(id, { trial_end: TRIAL_END + 7 * DAY });
  expect(later).toMatchObject({ trial_end: TRIAL_END + 7 * DAY, status: 'trialing' });
  const item = subscription.items.data[0]?.id ?? '';
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: shop.yearly.id }],
    proration_behavior: 'always_invoice',
  });
  expect(changed.latest_invoice).toBe(subscription.latest_invoice);
  await to(clock, TRIAL_END);
  const ended = await stripe.subscriptions.update(id, { trial_end: 'now' });
  expect(ended).toMatchObject({ status: 'active', trial_end: TRIAL_END });
  expect(await steps.invoiceOf(ended)).toMatchObject({ status: 'paid', total: 19_940 });
  await expect(stripe.subscriptions.update(id, { trial_end: 'now' })).rejects.toMatchObject({
    param: 'trial_end',
  });
});

it.each([
  [{ trial_period_days: 0 }, 'trial_period_days'],
  [{ trial_period_days: 731 }, 'trial_end'],
  [{ trial_end: JANUARY_31 + DAY }, 'trial_end'],
])('%j is refused', async (changed, param) => {
  await expect(trial(null, changed)).rejects.toMatchObject({ param });
});

it('checkout takes the card, with 3-D Secure if it asks for it, and charges nothing', async () => {
  const pages = new PageClient(running.simulator.pages);
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: shop.customer.id,
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7 },
    success_url: 'https://shop.test/done',
    locale: 'en',
  });
  const page = await pages.get(url ?? '');
  for (const shown of ['Complete order', 'then €19.94 a month', 'It is free until']) {
    expect(page.text).toContain(shown);
  }
  const declined = await pages.post(url ?? '', cardFields('4000000000000002'));
  expect(declined.text).toContain('role="alert"');
  const secure = cardFields('4000002500003155');
  expect((await pages.post(url ?? '', secure)).text).toContain('3-D Secure');
  await pages.post(url ?? '', { ...secure, result: 'passed' });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  expect(session).toMatchObject({
    amount_total: 0,
    payment_status: 'no_payment_required',
    subscription: { status: 'trialing' },
  });
});
