import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSimulator } from '../testing/running-simulator.ts';
import { openShop, type Shop } from '../testing/shop.ts';

interface State {
  clock: { now: number };
  settings: { afterRetries: string; retryDays: number[] };
  webhooks: {
    mode: string;
    endpoints: string[];
    pending: number;
    held: number;
    deliveries: { event: string; status: string; attempts: object[] }[];
  };
}

const MONTH_SECONDS = 31 * 86_400;

let running: Awaited<ReturnType<typeof startSimulator>>;
let shop: Shop;

beforeEach(async () => {
  running = await startSimulator();
  shop = await openShop(running.stripe);
  const method = await running.stripe.paymentMethods.attach('pm_card_visa', {
    customer: shop.customer.id,
  });
  await running.stripe.subscriptions.create({
    customer: shop.customer.id,
    items: [{ price: shop.monthly.id }],
    default_payment_method: method.id,
  });
  await running.simulator.webhooks.settled();
  running.receiver.events.length = 0;
});

afterEach(() => running.stop());

function post(path: string, body: object = {}, headers: Record<string, string> = {}) {
  return fetch(`${running.apiUrl}/_simulator${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function state(): Promise<State> {
  return (await (await fetch(`${running.apiUrl}/_simulator/state`)).json()) as State;
}

test('the state contains clock, mode, endpoints without secrets, and deliveries with attempts', async () => {
  const answer = await state();
  expect(answer.clock.now).toBe(running.simulator.clock.general());
  expect(answer.webhooks).toMatchObject({
    mode: 'normal',
    endpoints: [running.receiver.url],
    pending: 0,
    held: 0,
  });
  expect(answer.webhooks.deliveries[0]).toMatchObject({
    status: 'delivered',
    attempts: [{ status: 200 }],
  });
  expect(JSON.stringify(answer)).not.toContain(running.receiver.secret);
});

test('advancing the clock renews subscriptions and responds after the events have arrived', async () => {
  const before = await state();
  const answer = await post('/clock', { advanceSeconds: MONTH_SECONDS });
  expect(answer.status).toBe(200);
  expect(running.receiver.types).toEqual(
    expect.arrayContaining(['invoice.paid', 'customer.subscription.updated']),
  );
  expect((await state()).clock.now).toBeGreaterThanOrEqual(before.clock.now + MONTH_SECONDS);
});

test.each([
  [{}, /either/],
  [{ to: 1 }, /does not go back/],
])('the clock refuses %j', async (body, message) => {
  const answer = await post('/clock', body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(message);
});

test('late events are held until released', async () => {
  await post('/webhooks', { mode: 'late' });
  await post('/clock', { advanceSeconds: MONTH_SECONDS });
  expect(running.receiver.types).toEqual([]);
  const { held } = (await state()).webhooks;
  expect(held).toBeGreaterThan(0);
  expect(await (await post('/webhooks/release')).json()).toEqual({ released: held });
  expect(running.receiver.events).toHaveLength(held);
});

test('a withheld event can be resent', async () => {
  await post('/webhooks', { mode: 'never' });
  await running.stripe.customers.update(shop.customer.id, { name: 'Ana Maria' });
  const [event] = (await running.stripe.events.list({ type: 'customer.updated' })).data;
  expect(running.receiver.types).toEqual([]);
  const answer = await post(`/events/${event?.id}/resend`);
  expect(await answer.json()).toMatchObject({ deliveries: [{ status: 'delivered' }] });
  expect(running.receiver.types).toEqual(['customer.updated']);
});

test.each([
  ['/webhooks', { mode: 'sometimes' }, 400],
  ['/settings', {}, 400],
  ['/settings', { afterRetries: 'forget' }, 400],
  ['/settings', { retryDays: [0] }, 400],
  ['/settings', { retryDays: '3' }, 400],
  ['/settings', { retryDays: [1], taxes: 1 }, 400],
  ['/events/evt_nothing/resend', {}, 404],
  ['/nothing', {}, 404],
])('%s %j is refused', async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status);
});

test('settings decide about retries, and what becomes of the subscription after the last', async () => {
  const { stripe } = running;
  expect((await state()).settings).toEqual({ afterRetries: 'cancel', retryDays: [3, 5, 7] });
  const changed = await post('/settings', { afterRetries: 'unpaid', retryDays: [2] });
  const settings = { afterRetries: 'unpaid', retryDays: [2] };
  expect(await changed.json()).toMatchObject({ settings });
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: shop.customer.id,
  });
  const [subscription] = (await stripe.subscriptions.list({ customer: shop.customer.id })).data;
  await stripe.subscriptions.update(subscription?.id ?? '', { default_payment_method: failing.id });
  const renewal = (subscription?.items.data[0]?.current_period_end ?? 0) + 3_600;
  const statuses: (string | undefined)[] = [];
  for (const days of [0, 1, 2]) {
    await post('/clock', { to: renewal + days * 86_400 });
    statuses.push((await stripe.subscriptions.list({ status: 'all' })).data[0]?.status);
  }
  expect(statuses).toEqual(['past_due', 'past_due', 'unpaid']);
});

test('requests from web pages are rejected', async () => {
  const answer = await post(
    '/webhooks',
    { mode: 'never' },
    { origin: 'https://elsewhere.example' },
  );
  expect(answer.status).toBe(403);
  expect((await state()).webhooks.mode).toBe('normal');
});
