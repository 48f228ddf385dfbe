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
  for (const other of [{ stripeAccount: 'acct_other' }, { stripeContext: 'acct_other' }]) {
    await expect(stripe.customers.create({}, other)).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  }
});

it.each([
  ['day', 1_095],
  ['week', 156],
  ['month', 36],
  ['year', 3],
] as const)(
  'a price recurs every 1 to n times a %s, at most three years',
  async (interval, most) => {
    const create = (interval_count: number) =>
      stripe.prices.create({
        currency: 'eur',
        unit_amount: 5,
        product: shop.product.id,
        recurring: { interval, interval_count },
      });
    for (const count of [0, -1, most + 1]) {
      await expect(create(count)).rejects.toMatchObject({ param: 'recurring[interval_count]' });
    }
    const longest = await create(most);
    expect(longest.recurring).toMatchObject({ interval, interval_count: most });
    const { id: customer } = await stripe.customers.create();
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const subscription = await stripe.subscriptions.create({
      customer,
      default_payment_method: card.id,
      items: [{ price: longest.id }],
    });
    const { current_period_start: start, current_period_end: end } =
      subscription.items.data[0] ?? {};
    const years = ((end ?? 0) - (start ?? 0)) / (365 * 86_400);
    expect(years).toBeGreaterThan(2.98);
    expect(years).toBeLessThan(3.01);
  },
);

it('a refund has one payment, and a discount one source', async () => {
  const paid = async () =>
    stripe.paymentIntents.create({
      amount: 100,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
  const [first, second] = [await paid(), await paid()];
  const charge = first.latest_charge as string;
  for (const { id } of [first, second]) {
    await expect(stripe.refunds.create({ charge, payment_intent: id })).rejects.toThrow(
      'You may only specify one of these parameters: charge, payment_intent.',
    );
  }
  expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
  const discounts = [
    { coupon: shop.code.promotion.coupon as string, promotion_code: shop.code.id },
  ];
  const customer = shop.customer.id;
  await expect(
    stripe.subscriptions.create({ customer, items: [{ price: shop.monthly.id }], discounts }),
  ).rejects.toMatchObject({ param: 'discounts[0][promotion_code]' });
});

it('the portal keeps what an update leaves out, and an inactive configuration opens no portal', async () => {
  const { id, features } = shop.configuration;
  await expect(
    stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
      // @ts-expect-error a new configuration is active
      active: false,
    }),
  ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'active' });
  const changed = await stripe.billingPortal.configurations.update(id, {
    active: false,
    features: { subscription_update: { enabled: true }, subscription_cancel: { enabled: true } },
  });
  expect(changed).toMatchObject({ active: false, features });
  await expect(
    stripe.billingPortal.sessions.create({ customer: shop.customer.id, configuration: id }),
  ).rejects.toMatchObject({ param: 'configuration' });
  await stripe.billingPortal.configurations.update(id, { active: true });
});

it('checkout changes no customer that it does not have, and a code is of a customer that exists', async () => {
  await expect(
    stripe.checkout.sessions.create({
      mode: 'subscription',
      success_url: 'https://shop.test',
      line_items: [{ price: shop.monthly.id, quantity: 1 }],
      customer_update: { address: 'auto' },
    }),
  ).rejects.toThrow('`customer_update` can only be used with `customer`.');
  const promotion = { type: 'coupon', coupon: shop.code.promotion.coupon as string } as const;
  await expect(
    stripe.promotionCodes.create({ promotion, customer: 'cus_nonsense' }),
  ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
});

it('lists take one time of creation', async () => {
  const { created } = (await stripe.customers.retrieve(shop.customer.id)) as Stripe.Customer;
  const { data } = await stripe.customers.list({ created });
  expect(data.map(({ id }) => id)).toContain(shop.customer.id);
});
