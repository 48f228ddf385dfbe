import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulator } from '../testing/running-simulator.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
});
afterAll(() => running.stop());

const metadata = { key: 'value' };

it('a product keeps all that it was given', async () => {
  const given = {
    name: 'Mug',
    active: false,
    description: 'White',
    images: ['https://shop.test/mug.png'],
    metadata,
  };
  const { id } = await stripe.products.create(given);
  expect(await stripe.products.retrieve(id)).toMatchObject(given);
  const changed = { images: ['https://shop.test/two.png'], description: 'Blue' };
  expect(await stripe.products.update(id, changed)).toMatchObject(changed);
});

it('a price, a coupon and a promotion code keep all that they were given', async () => {
  const terms = { currency: 'bgn', unit_amount: 5, nickname: 'Five', lookup_key: 'five', metadata };
  const recurring = { interval: 'week', interval_count: 2, usage_type: 'licensed' } as const;
  const product = shop.product.id;
  expect(await stripe.prices.create({ ...terms, product, recurring })).toMatchObject({
    ...terms,
    recurring,
  });
  const coupon = {
    id: 'SPRING',
    amount_off: 5,
    currency: 'eur',
    duration: 'forever',
    name: 'Spring',
    max_redemptions: 3,
    redeem_by: 4_000_000_000,
    metadata,
  } as const;
  expect(
    await stripe.coupons.create({
      ...coupon,
      applies_to: { products: [product] },
      expand: ['applies_to'],
    }),
  ).toMatchObject({ ...coupon, applies_to: { products: [product] } });
  const code = {
    code: 'MARCH',
    customer: shop.customer.id,
    expires_at: 4_000_000_000,
    max_redemptions: 2,
    promotion: { type: 'coupon', coupon: 'SPRING' },
    restrictions: { first_time_transaction: true },
    metadata,
  } as const;
  expect(await stripe.promotionCodes.create(code)).toMatchObject(code);
});

it('an item keeps its metadata and quantity', async () => {
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: shop.customer.id });
  const item = { price: shop.monthly.id, quantity: 3, metadata };
  const { items } = await stripe.subscriptions.create({
    customer: shop.customer.id,
    default_payment_method: card.id,
    items: [item],
  });
  expect(items.data[0]).toMatchObject({ quantity: 3, metadata });
});

it('what would be ignored is refused', async () => {
  const dollar = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 5,
    recurring: { interval: 'month' },
    product_data: { name: 'Dollar' },
  });
  const customer = shop.customer.id;
  await expect(
    stripe.subscriptions.create({ customer, items: [{ price: dollar.id }] }),
  ).rejects.toMatchObject({ param: 'items[0][price]' });
  const unknown = { currency: 'xxq', unit_amount: 5, product_data: { name: 'Odd' } };
  await expect(stripe.prices.create(unknown)).rejects.toMatchObject({ param: 'currency' });
  const session = { mode: 'subscription', success_url: 'https://shop.test' } as const;
  for (const quantity of [undefined, 0]) {
    const line = { price: shop.monthly.id, ...(quantity !== undefined && { quantity }) };
    await expect(
      stripe.checkout.sessions.create({ ...session, line_items: [line] }),
    ).rejects.toMatchObject({ param: 'line_items[0][quantity]' });
  }
  await expect(stripe.customers.create({}, { stripeAccount: 'acct_other' })).rejects.toMatchObject({
    statusCode: 403,
    code: 'account_invalid',
  });
});

it('lists take one time of creation', async () => {
  const { created } = (await stripe.customers.retrieve(shop.customer.id)) as Stripe.Customer;
  const { data } = await stripe.customers.list({ created });
  expect(data.map(({ id }) => id)).toContain(shop.customer.id);
});
