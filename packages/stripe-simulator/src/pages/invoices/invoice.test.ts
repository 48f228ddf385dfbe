import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop } from '../../testing/shop.ts';
import { type Subscriber, subscriberOf } from '../../testing/subscriber.ts';

const RENEWED = Date.UTC(2026, 1, 28, 12);

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let steps: Subscriber;
let client: PageClient;

beforeEach(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  steps = subscriberOf(stripe, await openShop(stripe));
  client = new PageClient(running.simulator.pages);
});
afterEach(() => running.stop());

test('shows a paid invoice with its discount, in both languages', async () => {
  const { customer } = await steps.atClock();
  const { hosted_invoice_url, number } = await steps.invoiceOf(
    await steps.subscribe(customer, { coupon: true }),
  );
  const english = await client.get(hosted_invoice_url ?? '', { 'accept-language': 'en' });
  for (const shown of [`Invoice ${number}`, '−€7.16', '€12.78', 'This invoice is paid.']) {
    expect(english.text).toContain(shown);
  }
  const bulgarian = await client.get(hosted_invoice_url ?? '', { 'accept-language': 'bg' });
  expect(bulgarian.text).toContain(`Фактура ${number}`);
});

test('a renewal that waits for 3-D Secure is paid on its page', async () => {
  const { clock, customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer, {
    card: 'pm_card_authenticationRequired',
    pays: true,
  });
  await steps.advance(clock, RENEWED);
  const invoice = await steps.invoiceOf(await stripe.subscriptions.retrieve(id));
  const url = invoice.hosted_invoice_url ?? '';
  expect((await client.get(url)).text).toContain('Pay €19.94 with the saved card');
  expect((await client.post(url, {})).text).toContain('3-D Secure');
  expect((await client.post(url, { result: 'failed' })).text).toContain('role="alert"');
  expect((await client.post(url, { result: 'passed' })).status).toBe(303);
  expect((await client.get(url)).text).toContain('This invoice is paid.');
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

test('a draft and an unknown invoice have no page', async () => {
  const { clock, customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer);
  await steps.advance(clock, Date.UTC(2026, 1, 28, 10, 30));
  const draft = await steps.invoiceOf(await stripe.subscriptions.retrieve(id));
  expect(draft.hosted_invoice_url).toBeNull();
  for (const unknown of [draft.id, 'in_none']) {
    expect((await client.get(`/invoices/${unknown}`)).status).toBe(404);
  }
});
