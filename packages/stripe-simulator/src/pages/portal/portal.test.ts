import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Customer } from '../../billing/objects/customers.ts';
import { cardFields, PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let shop: Shop;
let client: PageClient;
let subscription: Stripe.Subscription;

beforeEach(async () => {
  running = await startSimulator();
  shop = await openShop(running.stripe);
  client = new PageClient(running.simulator.pages);
  const method = await running.stripe.paymentMethods.attach('pm_card_visa', {
    customer: shop.customer.id,
  });
  subscription = await running.stripe.subscriptions.create({
    customer: shop.customer.id,
    items: [{ price: shop.monthly.id }],
    default_payment_method: method.id,
  });
});

afterEach(() => running.stop());

async function portal(
  changed: Partial<Stripe.BillingPortal.SessionCreateParams> = {},
): Promise<string> {
  const { url } = await running.stripe.billingPortal.sessions.create({
    customer: shop.customer.id,
    configuration: shop.configuration.id,
    return_url: 'http://localhost:3000/profile',
    locale: 'en',
    ...changed,
  });
  return url;
}

function current(): Promise<Stripe.Subscription> {
  return running.stripe.subscriptions.retrieve(subscription.id);
}

test('shows subscription, card, invoices and the return link', async () => {
  const { text, status } = await client.get(await portal());
  expect(status).toBe(200);
  for (const shown of [
    'No real money is charged',
    'Pro monthly',
    '€19.94 a month',
    'Renews on',
    'Visa ending in 4242',
    'Paid',
    'href="http://localhost:3000/profile"',
  ]) {
    expect(text).toContain(shown);
  }
  const bulgarian = await client.get(await portal({ locale: 'bg' }));
  expect(bulgarian.text).toContain('<html lang="bg">');
  expect(bulgarian.text).toContain('Visa, завършваща на 4242');
});

test('shows the address of invoices with its postcode', async () => {
  await running.stripe.customers.update(shop.customer.id, {
    address: { line1: 'ul. Shipka 1', postal_code: '1504', city: 'Sofia', country: 'BG' },
  });
  const { id: configuration } = await running.stripe.billingPortal.configurations.create({
    features: { customer_update: { enabled: true, allowed_updates: ['address'] } },
  });
  const { text } = await client.get(await portal({ configuration }));
  expect(text).toContain('Ana, ul. Shipka 1, 1504 Sofia, BG');
});

test('cancelling asks for confirmation, applies at period end, and can be undone', async () => {
  const url = await portal();
  const question = await client.get(`${url}/subscriptions/${subscription.id}/cancel`);
  expect(question.text).toContain('Cancel your subscription?');
  expect((await current()).cancel_at_period_end).toBe(false);
  const canceled = await client.post(`${url}/subscriptions/${subscription.id}/cancel`, {});
  expect(canceled.status).toBe(303);
  expect((await current()).cancel_at_period_end).toBe(true);
  const overview = await client.get(`${url}?done=canceled`);
  expect(overview.text).toContain('has been cancelled');
  expect(overview.text).toContain('Keep subscription');
  await client.post(`${url}/subscriptions/${subscription.id}/resume`, {});
  expect((await current()).cancel_at_period_end).toBe(false);
});

test('an overdue subscription that is set to end shows both, and is not cancelled again', async () => {
  const { stripe, simulator } = running;
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: shop.customer.id,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id });
  await simulator.advanceTo((subscription.items.data[0]?.current_period_end ?? 0) + 3_600);
  expect((await current()).status).toBe('past_due');
  const url = await portal();
  const cancel = `${url}/subscriptions/${subscription.id}/cancel`;
  expect((await client.get(url)).text).toContain('Replace your card so that we can try again');
  await client.post(cancel, {});
  const { canceled_at } = await current();
  const { text } = await client.get(`${url}?done=canceled`);
  for (const shown of [
    'The subscription has been cancelled.',
    'Cancelled. You can use it until',
    'Payment failed',
    'its invoice is still unpaid. We will keep trying until the subscription ends',
    'Keep subscription',
  ]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toContain('Renews on');
  expect(text).not.toContain('Cancel subscription');
  expect(text).not.toContain('Change plan');
  const bulgarian = await client.get(await portal({ locale: 'bg' }));
  expect(bulgarian.text).toContain('До края на абонамента ще опитваме отново');
  expect((await client.get(cancel)).status).toBe(409);
  await simulator.advanceTo(simulator.clock.general() + 60);
  await client.post(cancel, {});
  expect((await current()).canceled_at).toBe(canceled_at);
  await client.post(`${url}/card`, cardFields('4242424242424242'));
  expect(await current()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await client.post(`${url}/subscriptions/${subscription.id}/resume`, {});
  expect((await client.get(url)).text).toContain('Renews on');
});

test('an overdue subscription that is collected no more does not promise it', async () => {
  const { stripe, simulator } = running;
  Object.assign(simulator.settings, { afterRetries: 'past_due', retryDays: [] });
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: shop.customer.id,
  });
  await stripe.subscriptions.update(subscription.id, {
    default_payment_method: failing.id,
    cancel_at_period_end: false,
  });
  await simulator.advanceTo((subscription.items.data[0]?.current_period_end ?? 0) + 3_600);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const { text } = await client.get(await portal());
  expect(text).toContain('Cancelled. You can use it until');
  expect(text).toContain('Replace your card so that we can try again');
});

test('credit pays for a change of the price, and the preview says so', async () => {
  giveCredit(20_000);
  const url = `${await portal()}/subscriptions/${subscription.id}/change/${shop.yearly.id}`;
  const { text } = await client.get(url);
  expect(text).toContain('<dt>Credit used</dt><dd>−€179.46</dd>');
  expect(text).toMatch(/<dt>Due now<\/dt> <dd>€0\.00<\/dd>/);
  expect((await client.post(url, {})).status).toBe(303);
  const [invoice] = (await running.stripe.invoices.list({ customer: shop.customer.id })).data;
  expect(invoice).toMatchObject({ amount_due: 0, total: 17_946, status: 'paid' });
});

function giveCredit(amount: number): void {
  const { store } = running.core;
  const customer = store.find<Customer>('customer', shop.customer.id);
  if (customer) store.put<Customer>({ ...customer, balance: -amount });
}

test('the flow subscription_cancel opens the confirmation', async () => {
  const url = await portal({
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
    },
  });
  expect((await client.get(url)).text).toContain('Cancel your subscription?');
  expect((await client.get(`${url}/overview`)).text).toContain('Your subscription');
  const canceled = await client.post(`${url}/subscriptions/${subscription.id}/cancel`, {});
  const after = await client.get(canceled.location?.replace('/simulator', '') ?? '');
  expect(after.text).toContain('has been cancelled');
});

test('changing the price charges the previewed amount', async () => {
  const url = `${await portal()}/subscriptions/${subscription.id}/change`;
  expect((await client.get(url)).text).toContain('Pro yearly, €199.40 a year');
  const preview = await client.get(`${url}/${shop.yearly.id}`);
  expect(preview.text).toContain('Unused time on the current plan');
  expect(preview.text).toContain('€179.46');
  expect((await client.post(`${url}/${shop.yearly.id}`, {})).status).toBe(303);
  const changed = await current();
  expect(changed.items.data[0]?.price.id).toBe(shop.yearly.id);
  const [invoice] = (await running.stripe.invoices.list({ customer: shop.customer.id })).data;
  expect(invoice).toMatchObject({ amount_paid: 17_946, status: 'paid' });
});

test('a declined price change is rolled back', async () => {
  const url = await portal();
  await client.post(`${url}/card`, cardFields('4000000000000341'));
  await client.post(`${url}/subscriptions/${subscription.id}/change/${shop.yearly.id}`, {});
  expect((await current()).items.data[0]?.price.id).toBe(shop.monthly.id);
});

test('a valid card replaces the current card, a declined one does not', async () => {
  const url = await portal();
  const declined = await client.post(`${url}/card`, cardFields('4000000000000002'));
  expect(declined.text).toContain('The card was declined');
  const bad = await client.post(`${url}/card`, cardFields('4242'));
  expect(bad.text).toContain('The card number is incomplete');
  const filled = await client.post(`${url}/card`, { fill: '4242424242424242' });
  expect(filled.text).toContain('value="4242 4242 4242 4242"');
  const replaced = await client.post(`${url}/card`, cardFields('5555555555554444'));
  expect(replaced.status).toBe(303);
  expect((await client.get(`${url}?done=card`)).text).toContain('Mastercard ending in 4444');
});

test('an unknown session, subscription or price is an error', async () => {
  expect((await client.get('/portal/bps_nothing')).status).toBe(404);
  const url = await portal();
  const unknown = await client.post(`${url}/subscriptions/sub_nothing/cancel`, {});
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain('no longer possible');
  const price = await client.get(`${url}/subscriptions/${subscription.id}/change/price_nothing`);
  expect(price.status).toBe(409);
});
