import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

async function checkout(
  changed: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ id: string; url: string }> {
  const { id, url } = await running.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: shop.customer.id,
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
    discounts: [{ promotion_code: shop.code.id }],
    locale: 'en',
    success_url: 'http://localhost:3000/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancel',
    ...changed,
  });
  return { id, url: url ?? '' };
}

async function subscriptions(): Promise<Stripe.Subscription[]> {
  const { data } = await running.stripe.subscriptions.list({ customer: shop.customer.id });
  return data;
}

test('shows the product, the amounts due now and later, and that no real money is charged', async () => {
  const { url } = await checkout();
  const { status, text } = await client.get(url);
  expect(status).toBe(200);
  expect(text).toContain('<html lang="en">');
  for (const shown of [
    'No real money is charged',
    'Subscribe to Pro monthly',
    '€12.78',
    'then €19.94 a month',
    'Discount (FIRST)',
    '−€7.16',
    'ana@example.com',
    'Pay €12.78',
    'href="http://localhost:3000/cancel"',
    // At the top too.
    '<a class="way" href="http://localhost:3000/cancel">← Back</a>',
  ]) {
    expect(text).toContain(shown);
  }
});

test('selects Bulgarian by the session’s locale or by Accept-Language', async () => {
  const bulgarian = await client.get((await checkout({ locale: 'bg' })).url);
  expect(bulgarian.text).toContain('<html lang="bg">');
  expect(bulgarian.text).toContain('след това 19,94 € на месец');
  const automatic = await client.get((await checkout({ locale: 'auto' })).url, {
    'accept-language': 'bg-BG,en;q=0.5',
  });
  expect(automatic.text).toContain('Отстъпка (FIRST)');
});

test('paying redirects with the session id, subscribes and sends the events', async () => {
  const { id, url } = await checkout();
  const paid = await client.post(url, cardFields('4242 4242 4242 4242'));
  expect(paid).toMatchObject({
    status: 303,
    location: `http://localhost:3000/success?session=${id}`,
  });
  expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
  const session = await running.stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 1278 });
  await running.simulator.webhooks.settled();
  expect(running.receiver.types).toContain('checkout.session.completed');
});

test('paying twice charges once and redirects to the same URL', async () => {
  const { url } = await checkout();
  const card = cardFields('4242424242424242');
  const [first, second] = await Promise.all([client.post(url, card), client.post(url, card)]);
  expect(first.location).toBe(second.location);
  expect(await subscriptions()).toHaveLength(1);
});

test.each([
  ['4000000000000002', 'The card was declined'],
  ['4000000000009995', 'insufficient funds'],
  ['4000000000000069', 'has expired'],
])('%s is declined: the form keeps the name', async (number, message) => {
  const { id, url } = await checkout();
  const { status, text } = await client.post(url, cardFields(number));
  expect(status).toBe(200);
  expect(text).toContain(message);
  expect(text).toContain('value="Ana Ivanova"');
  expect(await subscriptions()).toEqual([]);
  expect((await running.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('3-D Secure has its own page: failing pays nothing, completing pays', async () => {
  const { url } = await checkout();
  const card = cardFields('4000002500003155');
  const challenge = await client.post(url, card);
  expect(challenge.text).toContain('3-D Secure');
  expect(challenge.text).toContain('value="passed"');
  expect(await subscriptions()).toEqual([]);
  const failed = await client.post(url, { ...card, result: 'failed' });
  expect(failed.text).toContain('3-D Secure failed');
  expect(await subscriptions()).toEqual([]);
  const passed = await client.post(url, { ...card, result: 'passed' });
  expect(passed.status).toBe(303);
  expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
});

test('the card that fails later pays now and fails at the renewal', async () => {
  const { url } = await checkout();
  expect((await client.post(url, cardFields('4000000000000341'))).status).toBe(303);
  const renewal = (await subscriptions())[0]?.items.data[0]?.current_period_end ?? 0;
  await running.simulator.advanceTo(renewal + 3_600);
  expect(await subscriptions()).toMatchObject([{ status: 'past_due' }]);
});

test('a discount for the first payment is refused in words after another payment', async () => {
  const { stripe } = running;
  const { id: promotion_code } = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: shop.code.promotion.coupon as string },
    code: 'ONLYFIRST',
    restrictions: { first_time_transaction: true },
  });
  const discounted = await checkout({ discounts: [{ promotion_code }] });
  const other = await checkout({ discounts: [] });
  expect((await client.post(other.url, cardFields('4242424242424242'))).status).toBe(303);
  const { status, text } = await client.post(discounted.url, cardFields('4242424242424242'));
  expect(status).toBe(200);
  expect(text).toContain('The discount is for the first payment');
  expect(await subscriptions()).toHaveLength(1);
});

test('a test card fills the form in and keeps the name', async () => {
  const { url } = await checkout();
  const { text } = await client.post(url, {
    ...cardFields(''),
    fill: '4000000000000002',
    name: 'Иван',
  });
  expect(text).toContain('value="4000 0000 0000 0002"');
  expect(text).toContain('value="Иван"');
  expect(text).not.toContain('aria-invalid');
});

test('a test card is enough to pay where an address is required', async () => {
  const { url } = await checkout({ billing_address_collection: 'required' });
  const { text } = await client.post(url, { ...cardFields(''), fill: '4242424242424242' });
  const filled = [...text.matchAll(/<input[^>]* name="(\w+)"[^>]*? value="([^"]*)"/g)];
  const fields: Record<string, string> = Object.fromEntries(
    filled.map(([, name = '', value = '']) => [name, value] as const),
  );
  fields['country'] = /<option value="(\w+)" selected>/.exec(text)?.[1] ?? '';
  expect((await client.post(url, fields)).status).toBe(303);
  const entered = { line1: 'ул. Оборище 5', city: 'Пловдив', country: 'BG' };
  const again = await checkout({ billing_address_collection: 'required' });
  const kept = await client.post(again.url, { ...entered, fill: '4242424242424242' });
  for (const value of Object.values(entered)) expect(kept.text).toContain(`value="${value}"`);
});

test('invalid input shows errors and keeps the entered text', async () => {
  const { url } = await checkout();
  const { text } = await client.post(url, {
    number: '4242',
    expiry: '01/20',
    cvc: '1',
    name: '<b>Ana</b>',
  });
  expect(text).toContain('The card number is incomplete');
  expect(text).toContain('The card has expired');
  expect(text).toContain('3 or 4 digits');
  expect(text).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
  expect(await subscriptions()).toEqual([]);
});

test('without a customer, the page asks for the e-mail of the new customer', async () => {
  const { id, url } = await running.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: shop.yearly.id, quantity: 1 }],
    success_url: 'http://localhost:3000/success',
  });
  const card = cardFields('4242424242424242');
  expect((await client.post(url ?? '', card)).text).toContain('Enter an email address');
  expect((await client.post(url ?? '', { ...card, email: 'new@example.com' })).status).toBe(303);
  const session = await running.stripe.checkout.sessions.retrieve(id);
  expect(session.customer_details?.email).toBe('new@example.com');
});

test('a complete, expired or unknown session shows a message with a link', async () => {
  const done = await checkout();
  await client.post(done.url, cardFields('4242424242424242'));
  const complete = await client.get(done.url);
  expect(complete.text).toContain('Already paid');
  expect(complete.text).toContain(`href="http://localhost:3000/success?session=${done.id}"`);

  const left = await checkout({ discounts: [] });
  await running.stripe.checkout.sessions.expire(left.id);
  for (const seen of [
    await client.get(left.url),
    await client.post(left.url, cardFields('4242424242424242')),
  ]) {
    expect(seen.text).toContain('has expired');
    expect(seen.text).toContain('href="http://localhost:3000/cancel"');
  }
  expect((await client.get('/checkout/cs_test_nothing')).status).toBe(404);
});

test('a form from another site is rejected', async () => {
  const { url } = await checkout();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const { status } = await client.post(url, cardFields('4242424242424242'), foreign);
  expect(status).toBe(403);
  expect(await subscriptions()).toEqual([]);
});

test('pages contain no scripts, inline styles or external resources', async () => {
  const { url } = await checkout();
  const { text, headers } = await client.get(url);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/<script|style="|<style/);
  expect(text).toContain('href="/simulator/style.css"');
  expect((await client.get('/style.css')).headers.get('content-type')).toContain('text/css');
});
