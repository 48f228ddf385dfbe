import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardFields, Person } from '../../testing/person.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let shop: Shop;
let person: Person;

beforeEach(async () => {
  running = await startSimulator();
  shop = await openShop(running.stripe);
  person = new Person(running.simulator.pages);
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

test('says what is bought, what is due now and later, and that no money moves', async () => {
  const { url } = await checkout();
  const { status, text } = await person.look(url);
  expect(status).toBe(200);
  expect(text).toContain('<html lang="en">');
  for (const shown of [
    'no money moves',
    'Subscribe to Pro monthly',
    '€12.78',
    'then €19.94 a month',
    'Discount (FIRST)',
    '−€7.16',
    'ana@example.com',
    'Pay €12.78',
    'href="http://localhost:3000/cancel"',
  ]) {
    expect(text).toContain(shown);
  }
});

test('Bulgarian by the locale of the session, or by the browser', async () => {
  const bulgarian = await person.look((await checkout({ locale: 'bg' })).url);
  expect(bulgarian.text).toContain('<html lang="bg">');
  expect(bulgarian.text).toContain('след това 19,94 € на месец');
  const automatic = await person.look((await checkout({ locale: 'auto' })).url, {
    'accept-language': 'bg-BG,en;q=0.5',
  });
  expect(automatic.text).toContain('Отстъпка (FIRST)');
});

test('paying leads back with the session id, subscribes and sends the events', async () => {
  const { id, url } = await checkout();
  const paid = await person.send(url, cardFields('4242 4242 4242 4242'));
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

test('paying twice pays once, and leads to the same place', async () => {
  const { url } = await checkout();
  const card = cardFields('4242424242424242');
  const [first, second] = await Promise.all([person.send(url, card), person.send(url, card)]);
  expect(first.location).toBe(second.location);
  expect(await subscriptions()).toHaveLength(1);
});

test.each([
  ['4000000000000002', 'The card was declined'],
  ['4000000000009995', 'not enough money'],
  ['4000000000000069', 'has expired'],
])('%s is declined: the form comes back with the name kept', async (number, message) => {
  const { id, url } = await checkout();
  const { status, text } = await person.send(url, cardFields(number));
  expect(status).toBe(200);
  expect(text).toContain(message);
  expect(text).toContain('value="Ana Ivanova"');
  expect(await subscriptions()).toEqual([]);
  expect((await running.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('3-D Secure asks on a page of its own: failed, nothing is paid; completed, it is', async () => {
  const { url } = await checkout();
  const card = cardFields('4000002500003155');
  const asked = await person.send(url, card);
  expect(asked.text).toContain('3-D Secure');
  expect(asked.text).toContain('value="passed"');
  expect(await subscriptions()).toEqual([]);
  const failed = await person.send(url, { ...card, result: 'failed' });
  expect(failed.text).toContain('3-D Secure was not passed');
  expect(await subscriptions()).toEqual([]);
  const passed = await person.send(url, { ...card, result: 'passed' });
  expect(passed.status).toBe(303);
  expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
});

test('the card that fails later pays now and fails at the renewal', async () => {
  const { url } = await checkout();
  expect((await person.send(url, cardFields('4000000000000341'))).status).toBe(303);
  const renewal = (await subscriptions())[0]?.items.data[0]?.current_period_end ?? 0;
  await running.simulator.advanceTo(renewal);
  expect(await subscriptions()).toMatchObject([{ status: 'past_due' }]);
});

test('a test card fills the form in and keeps the name', async () => {
  const { url } = await checkout();
  const { text } = await person.send(url, {
    ...cardFields(''),
    fill: '4000000000000002',
    name: 'Иван',
  });
  expect(text).toContain('value="4000 0000 0000 0002"');
  expect(text).toContain('value="Иван"');
  expect(text).not.toContain('aria-invalid');
});

test('bad input is said beneath its field, and what was typed stays', async () => {
  const { url } = await checkout();
  const { text } = await person.send(url, {
    number: '4242',
    expiry: '01/20',
    cvc: '1',
    name: '<b>Ana</b>',
  });
  expect(text).toContain('The card number is not complete');
  expect(text).toContain('The card has expired');
  expect(text).toContain('3 or 4 digits');
  expect(text).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
  expect(await subscriptions()).toEqual([]);
});

test('without a customer the e-mail is asked for and kept with the new one', async () => {
  const { id, url } = await running.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: shop.yearly.id, quantity: 1 }],
    success_url: 'http://localhost:3000/success',
  });
  const card = cardFields('4242424242424242');
  expect((await person.send(url ?? '', card)).text).toContain('Enter an e-mail address');
  expect((await person.send(url ?? '', { ...card, email: 'new@example.com' })).status).toBe(303);
  const session = await running.stripe.checkout.sessions.retrieve(id);
  expect(session.customer_details?.email).toBe('new@example.com');
});

test('a session that is complete, expired or unknown says so, with a way back', async () => {
  const done = await checkout();
  await person.send(done.url, cardFields('4242424242424242'));
  const complete = await person.look(done.url);
  expect(complete.text).toContain('Already paid');
  expect(complete.text).toContain(`href="http://localhost:3000/success?session=${done.id}"`);

  const left = await checkout({ discounts: [] });
  await running.stripe.checkout.sessions.expire(left.id);
  for (const seen of [
    await person.look(left.url),
    await person.send(left.url, cardFields('4242424242424242')),
  ]) {
    expect(seen.text).toContain('has expired');
    expect(seen.text).toContain('href="http://localhost:3000/cancel"');
  }
  expect((await person.look('/checkout/cs_test_nothing')).status).toBe(404);
});

test('a form from another site does nothing', async () => {
  const { url } = await checkout();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const { status } = await person.send(url, cardFields('4242424242424242'), foreign);
  expect(status).toBe(403);
  expect(await subscriptions()).toEqual([]);
});

test('no script, no inline style, nothing from elsewhere', async () => {
  const { url } = await checkout();
  const { text, headers } = await person.look(url);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/<script|style="|<style/);
  expect(text).toContain('href="/simulator/style.css"');
  expect((await person.look('/style.css')).headers.get('content-type')).toContain('text/css');
});
