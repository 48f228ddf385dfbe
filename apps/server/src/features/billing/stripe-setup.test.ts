import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SimulatedStripe } from '../../testing/simulated-stripe.ts';
import { findPortalConfiguration } from './portal.ts';
import { PLAN_MARK, PORTAL_MARK, products } from './products.rules.ts';
import { setUpStripe } from './stripe-setup.ts';

let simulated: SimulatedStripe;
let stripe: Stripe;

beforeEach(async () => {
  simulated = await SimulatedStripe.start();
  stripe = simulated.client();
});
afterEach(() => simulated.stop());

it('sets up an empty account once', async () => {
  expect(await setUpStripe(stripe)).toHaveLength(7);
  expect(await setUpStripe(stripe)).toEqual([]);
});

it('replaces an old price and keeps it for its subscribers, and lets a price of today include tax', async () => {
  const old = await createPrice('monthly', { unit_amount: 1_790, tax_behavior: 'inclusive' });
  const untaxed = await createPrice('yearly', {});
  const portal = await stripe.billingPortal.configurations.create({
    metadata: { [PORTAL_MARK]: `${old.id} ${untaxed.id} 1` },
    features: { invoice_history: { enabled: true }, customer_update: { enabled: false } },
  });

  const changes = await setUpStripe(stripe);
  expect(changes).toContain('price savet_pro_monthly: 1994 cents a month');
  expect(changes).toContain('price savet_pro_yearly: includes tax');
  expect(changes).toContain('billing portal');

  const monthly = await priceOf('monthly');
  expect(monthly).toMatchObject({ unit_amount: 1_994, tax_behavior: 'inclusive' });
  expect(await stripe.prices.retrieve(old.id)).toMatchObject({
    ...{ active: true, lookup_key: null, unit_amount: 1_790 },
    product: products.monthly.productId,
  });
  expect(await priceOf('yearly')).toMatchObject({ id: untaxed.id, tax_behavior: 'inclusive' });

  const updated = await findPortalConfiguration(stripe);
  expect(updated?.id).toBe(portal.id);
  const { customer_update, subscription_update } = updated?.features ?? {};
  expect(customer_update?.allowed_updates).toEqual(['name', 'address', 'tax_id']);
  expect(subscription_update?.products?.map(({ prices }) => prices)).toEqual([
    [monthly?.id],
    [untaxed.id],
  ]);
  expect(await setUpStripe(stripe)).toEqual([]);
});

async function createPrice(
  cycle: 'monthly' | 'yearly',
  values: Partial<Stripe.PriceCreateParams>,
): Promise<Stripe.Price> {
  const { productId, lookupKey, eurCents, interval } = products[cycle];
  await stripe.products.create({
    id: productId,
    name: 'Savet',
    metadata: { [PLAN_MARK]: 'pro' },
  });
  return stripe.prices.create({
    product: productId,
    currency: 'eur',
    unit_amount: eurCents,
    recurring: { interval },
    lookup_key: lookupKey,
    ...values,
  });
}

async function priceOf(cycle: 'monthly' | 'yearly'): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [products[cycle].lookupKey] });
  return data[0];
}
