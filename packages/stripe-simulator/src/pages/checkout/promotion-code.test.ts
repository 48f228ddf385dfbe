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

async function checkout(takesCodes: boolean): Promise<string> {
  const { url } = await running.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: shop.customer.id,
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
    success_url: 'http://localhost:3000/success',
    allow_promotion_codes: takesCodes,
    locale: 'en',
  });
  return url ?? '';
}

test('a code that the customer enters lowers the price', async () => {
  const url = await checkout(true);
  expect((await client.get(url)).text).toContain('Promotion code');
  const wrong = await client.post(`${url}/promotion-code`, { code: 'NOTHING' });
  expect(wrong.text).toContain('This code is not valid for this order.');
  expect(wrong.text).toContain('value="NOTHING"');
  const applied = await client.post(`${url}/promotion-code`, { code: 'first' });
  expect(applied.status).toBe(303);
  const { text } = await client.get(url);
  expect(text).toContain('Pay €12.78');
  expect(text).not.toContain('Promotion code');
  await client.post(url, cardFields('4242424242424242'));
  const { data } = await running.stripe.invoices.list({ customer: shop.customer.id });
  expect(data[0]).toMatchObject({ amount_paid: 1_278 });
});

test('a session that takes no codes has no field and refuses one', async () => {
  const url = await checkout(false);
  expect((await client.get(url)).text).not.toContain('Promotion code');
  const { text } = await client.post(`${url}/promotion-code`, { code: 'FIRST' });
  expect(text).toContain('Pay €19.94');
});
