import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
  await stripe.customers.create({ name: 'Борис', email: 'BORIS@shop.test', phone: '1' });
  await stripe.customers.create({ name: `O'Neil "Q"`, metadata: { plan: 'Pro', seats: '5' } });
  const { id } = await stripe.customers.create({ name: 'Gone', email: 'gone@shop.test' });
  await stripe.customers.del(id);
  for (const amount of [500, 900, 1_300]) {
    const payment_method = amount === 900 ? 'pm_card_mastercard' : 'pm_card_visa';
    await stripe.paymentIntents.create({ amount, currency: 'eur', payment_method, confirm: true });
  }
});
afterAll(() => running.stop());

it.each([
  [`email:"boris@shop.test"`, ['Борис']],
  [`email~'SHOP'`, ['Борис']],
  [`name~"бор" phone:'1'`, ['Борис']],
  [`name:'Ana' OR name:'Борис'`, ['Борис', 'Ana']],
  [`-email:null`, ['Борис', 'Ana']],
  [`email:null AND created>1`, [`O'Neil "Q"`]],
  [String.raw`name:'O\'Neil "Q"'`, [`O'Neil "Q"`]],
  [`metadata['plan']:'pro' and metadata["seats"]:"5"`, [`O'Neil "Q"`]],
  [`metadata['plan']:null`, ['Борис', 'Ana']],
  [`name:'Gone'`, []],
  [`created<1`, []],
])('customers by %s', async (query, names) => {
  const { data } = await stripe.customers.search({ query });
  expect(data.map(({ name }) => name)).toEqual(names);
});

it('each kind is found by its own fields', async () => {
  const amounts = (objects: { amount: number }[]) => objects.map(({ amount }) => amount);
  const charges = async (query: string) => amounts((await stripe.charges.search({ query })).data);
  expect(await charges(`payment_method_details.card.brand:'mastercard'`)).toEqual([900]);
  expect(await charges(`amount>=900 refunded:'false'`)).toEqual([1_300, 900]);
  const intents = await stripe.paymentIntents.search({ query: `status:'succeeded' amount<600` });
  expect(amounts(intents.data)).toEqual([500]);
  const products = await stripe.products.search({ query: `active:'true' AND name~'year'` });
  expect(products.data).toHaveLength(1);
  const prices = await stripe.prices.search({ query: `product:'${shop.product.id}'` });
  expect(prices.data.map(({ id }) => id)).toEqual([shop.monthly.id]);
  const customer = shop.customer.id;
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: shop.monthly.id }],
    default_payment_method: card.id,
  });
  const subscriptions = await stripe.subscriptions.search({
    query: `status:'active' canceled_at:null`,
  });
  expect(subscriptions.data.map((found) => found.id)).toEqual([id]);
  const invoices = await stripe.invoices.search({ query: `subscription:'${id}' total>1000` });
  expect(invoices.data).toMatchObject([{ total: 1994 }]);
});

it('pages follow each other, with the total on request', async () => {
  const query = `currency:'eur'`;
  const first = await stripe.charges.search({ query, limit: 2, expand: ['total_count'] });
  expect(first).toMatchObject({ object: 'search_result', has_more: true });
  expect(first.total_count).toBeGreaterThanOrEqual(3);
  const rest = await stripe.charges.search({ query, page: first.next_page ?? '' });
  expect(rest).toMatchObject({ has_more: false, next_page: null });
  expect(rest).not.toHaveProperty('total_count');
  const all = await stripe.charges.search({ query, limit: 1 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual([...first.data, ...rest.data].map(({ id }) => id));
  await expect(stripe.charges.search({ query, page: 'none' })).rejects.toMatchObject({
    param: 'page',
  });
});

it.each([
  `name`,
  `name:`,
  `name:'Ana`,
  `name:'Ana')`,
  `(name:'Ana')`,
  `name:'A' AND`,
  `name:'A' AND email:'b' OR phone:'c'`,
  `name:'A' email:'b' OR phone:'c'`,
  `name>'Ana'`,
  `name~'An'`,
  `name~null`,
  `metadata:'pro'`,
  `name['x']:'pro'`,
  `address:'Sofia'`,
  `created:'yesterday'`,
  `created~5`,
  `toString:'x'`,
  Array.from({ length: 11 }, () => `name:'Ana'`).join(' '),
])('the query %s is refused', async (query) => {
  await expect(stripe.customers.search({ query })).rejects.toMatchObject({
    statusCode: 400,
    param: 'query',
  });
});
