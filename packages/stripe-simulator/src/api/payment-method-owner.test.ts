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

it('a payment method of nobody or of another customer is refused', async () => {
  const other = await stripe.customers.create();
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
  const { id: customer } = await stripe.customers.create();
  const own = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const items = [{ price: shop.monthly.id }];
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: own.id,
    items,
  });
  const unpaid = await stripe.subscriptions.create({
    customer,
    default_payment_method: own.id,
    items,
    payment_behavior: 'default_incomplete',
  });
  const payment = { amount: 100, currency: 'eur' };
  const intent = await stripe.paymentIntents.create({ ...payment, customer });
  const setup = await stripe.setupIntents.create({ customer });
  const inSettings = 'invoice_settings[default_payment_method]';
  for (const id of [card.id, 'pm_nonsense']) {
    const invoice_settings = { default_payment_method: id };
    const asDefault = { default_payment_method: id };
    const refused: [param: string, request: () => Promise<unknown>][] = [
      [inSettings, () => stripe.customers.create({ invoice_settings })],
      [inSettings, () => stripe.customers.update(customer, { invoice_settings })],
      [
        'default_payment_method',
        () => stripe.subscriptions.create({ customer, items, ...asDefault }),
      ],
      ['default_payment_method', () => stripe.subscriptions.update(subscription.id, asDefault)],
      [
        'payment_method',
        () => stripe.invoices.pay(unpaid.latest_invoice as string, { payment_method: id }),
      ],
      [
        'payment_method',
        () => stripe.paymentIntents.create({ ...payment, customer, payment_method: id }),
      ],
      ['payment_method', () => stripe.paymentIntents.create({ ...payment, payment_method: id })],
      ['payment_method', () => stripe.paymentIntents.update(intent.id, { payment_method: id })],
      ['payment_method', () => stripe.paymentIntents.confirm(intent.id, { payment_method: id })],
      ['payment_method', () => stripe.setupIntents.create({ customer, payment_method: id })],
      ['payment_method', () => stripe.setupIntents.update(setup.id, { payment_method: id })],
      ['payment_method', () => stripe.setupIntents.confirm(setup.id, { payment_method: id })],
    ];
    for (const [param, request] of refused) {
      await expect(request(), `${param} ${id}`).rejects.toMatchObject({ statusCode: 400, param });
    }
  }
  expect((await stripe.invoices.retrieve(unpaid.latest_invoice as string)).status).toBe('open');
});

it('a payment method that was detached is used no more', async () => {
  const { id: customer } = await stripe.customers.create();
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const items = [{ price: shop.monthly.id }];
  const { id } = await stripe.subscriptions.create({
    customer,
    default_payment_method: card.id,
    items,
  });
  await stripe.paymentMethods.detach(card.id);
  const again = /was detached from a Customer, and may not be used again/;
  await expect(stripe.paymentMethods.attach(card.id, { customer })).rejects.toThrow(again);
  const payment = { amount: 100, currency: 'eur', payment_method: card.id };
  await expect(stripe.paymentIntents.create({ ...payment, customer })).rejects.toThrow(again);
  await expect(stripe.paymentMethods.detach(card.id)).rejects.toThrow(/not attached/);
  const change = { items: [{ id: (await stripe.subscriptions.retrieve(id)).items.data[0]?.id }] };
  const { latest_invoice } = await stripe.subscriptions.update(id, {
    items: change.items.map((item) => ({ id: item.id ?? '', price: shop.yearly.id })),
    proration_behavior: 'always_invoice',
  });
  expect(await stripe.invoices.retrieve(latest_invoice as string)).toMatchObject({
    status: 'open',
    amount_paid: 0,
  });
});
