import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator } from '../../testing/running-simulator.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
});
afterAll(() => running.stop());

const sofia = { country: 'BG', city: 'София', line1: 'бул. Витоша 1', postal_code: '1000' };

describe('automatic tax', () => {
  it.each([
    ['in the own country', sofia, null, 332, 'standard_rated'],
    ['of a company in the own country', sofia, 'BG123456789', 332, 'standard_rated'],
    ['in another country', { ...sofia, country: 'DE' }, null, 318, 'standard_rated'],
    [
      'of a company in another country',
      { ...sofia, country: 'DE' },
      'DE123456789',
      0,
      'reverse_charge',
    ],
    ['without a rate', { ...sofia, country: 'US' }, null, 0, 'not_collecting'],
  ])('%s is included in the price', async (_where, address, vat, amount, taxability_reason) => {
    const customer = await stripe.customers.create({ name: 'Пекарна ООД', address });
    if (vat) await stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: vat });
    const invoice = await subscribe(customer.id);
    expect(invoice).toMatchObject({
      total: 1_994,
      total_excluding_tax: 1_994 - amount,
      total_taxes: [{ amount, tax_behavior: 'inclusive', taxability_reason }],
      automatic_tax: { enabled: true, status: 'complete' },
      customer_name: 'Пекарна ООД',
      customer_address: address,
      customer_tax_ids: vat ? [{ type: 'eu_vat', value: vat }] : [],
    });
  });

  it('is not calculated unless it is switched on', async () => {
    const { id } = await stripe.customers.create({ address: sofia });
    expect(await subscribe(id, false)).toMatchObject({
      total_taxes: [],
      automatic_tax: { enabled: false, status: null },
    });
  });
});

describe('tax ids', () => {
  it('are listed and deleted with their customer', async () => {
    const { id } = await stripe.customers.create({});
    const uic = await stripe.customers.createTaxId(id, { type: 'bg_uic', value: '123456789' });
    expect(uic).toMatchObject({ object: 'tax_id', country: 'BG', customer: id });
    expect((await stripe.customers.listTaxIds(id)).data).toMatchObject([{ value: '123456789' }]);
    await stripe.customers.deleteTaxId(id, uic.id);
    expect((await stripe.customers.listTaxIds(id)).data).toEqual([]);
  });

  it.each([
    ['eu_vat', '123456789'],
    ['bg_uic', 'BG123456789'],
  ] as const)('of the type %s refuse %s', async (type, value) => {
    const { id } = await stripe.customers.create({});
    await expect(stripe.customers.createTaxId(id, { type, value })).rejects.toMatchObject({
      code: 'tax_id_invalid',
    });
  });
});

describe('a checkout for an existing customer', () => {
  it('collects tax ids only if it may change the name, and tax only if it may change the address', async () => {
    const { id: customer } = await stripe.customers.create({});
    const price = await createPrice('inclusive');
    const session = {
      mode: 'subscription' as const,
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: 'https://shop.test/success',
    };
    const taxIds = { tax_id_collection: { enabled: true } };
    const tax = { automatic_tax: { enabled: true } };
    await expect(stripe.checkout.sessions.create({ ...session, ...taxIds })).rejects.toThrow(
      'customer_update[name]',
    );
    await expect(stripe.checkout.sessions.create({ ...session, ...tax })).rejects.toThrow(
      'valid address',
    );
    const update = { customer_update: { name: 'auto' as const, address: 'auto' as const } };
    expect(
      await stripe.checkout.sessions.create({ ...session, ...taxIds, ...tax, ...update }),
    ).toMatchObject({
      tax_id_collection: { enabled: true },
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
    });
  });

  it('refuses automatic tax on top of a price', async () => {
    const price = await createPrice('exclusive');
    const session = stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      automatic_tax: { enabled: true },
      success_url: 'https://shop.test/success',
    });
    await expect(session).rejects.toThrow('inclusive');
  });
});

it('the tax behavior of a price is set once', async () => {
  const price = await createPrice('unspecified');
  expect(await stripe.prices.update(price, { tax_behavior: 'inclusive' })).toMatchObject({
    tax_behavior: 'inclusive',
  });
  await expect(stripe.prices.update(price, { tax_behavior: 'exclusive' })).rejects.toThrow('once');
});

async function createPrice(tax_behavior: 'inclusive' | 'exclusive' | 'unspecified') {
  const { id } = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 1_994,
    recurring: { interval: 'month' },
    tax_behavior,
    product_data: { name: 'Pro' },
  });
  return id;
}

async function subscribe(customer: string, isTaxed = true): Promise<Stripe.Invoice> {
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { latest_invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: await createPrice('inclusive') }],
    default_payment_method: method.id,
    automatic_tax: { enabled: isTaxed },
    expand: ['latest_invoice'],
  });
  return latest_invoice as Stripe.Invoice;
}
