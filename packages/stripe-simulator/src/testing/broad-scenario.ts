import type Stripe from 'stripe';
import { cardFields, type PageClient } from './page-client.ts';
import { playPayments } from './payments-scenario.ts';
import { openShop, type Shop } from './shop.ts';
import { subscriberOf } from './subscriber.ts';
import { playTaxes } from './tax-scenario.ts';
import { playTrials } from './trial-scenario.ts';

const DAY = 86_400_000;
const RENEWED = Date.UTC(2026, 2, 1);
const AFTER_RETRIES = Date.UTC(2026, 2, 20);

/** Uses all that the simulator offers, so that every kind of object occurs in many states. */
export async function playBroadScenario(stripe: Stripe, pages: PageClient): Promise<void> {
  const shop = await openShop(stripe);
  await catalogue(stripe, shop);
  await checkouts(stripe, pages, shop);
  await subscriptions(stripe, shop);
  await overdue(stripe, shop);
  await payments(stripe, shop);
  await portal(stripe, pages, shop);
  await playPayments(stripe, pages);
  await playTaxes(stripe, pages);
  await playTrials(stripe, pages, shop);
  await lists(stripe);
}

async function catalogue(
  stripe: Stripe,
  { product, monthly, code, configuration, customer }: Shop,
) {
  await stripe.products.update(product.id, { description: 'For one', active: true });
  await stripe.products.retrieve(product.id);
  await stripe.prices.update(monthly.id, { nickname: 'Monthly', metadata: { plan: 'pro' } });
  await stripe.prices.create({
    currency: 'eur',
    unit_amount: 500,
    product_data: { name: 'Sticker' },
    lookup_key: 'sticker',
  });
  const quarter = await stripe.coupons.create({
    percent_off: 25,
    duration: 'forever',
    applies_to: { products: [product.id] },
  });
  await stripe.coupons.retrieve(quarter.id, { expand: ['applies_to'] });
  await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: quarter.id },
    restrictions: { first_time_transaction: true },
    max_redemptions: 1,
    expires_at: 4_000_000_000,
  });
  await stripe.coupons.del(quarter.id);
  await stripe.promotionCodes.update(code.id, { metadata: { source: 'mail' } });
  await stripe.promotionCodes.retrieve(code.id, { expand: ['promotion.coupon'] });
  await stripe.billingPortal.configurations.update(configuration.id, {
    default_return_url: 'https://shop.test/back',
  });
  await stripe.customers.update(customer.id, { phone: '+359 2 123', preferred_locales: ['bg'] });
  const leaving = await stripe.customers.create({ name: 'Leaving' });
  await stripe.customers.del(leaving.id);
  await stripe.customers.retrieve(leaving.id);
}

async function checkouts(stripe: Stripe, pages: PageClient, { monthly, code, customer }: Shop) {
  const terms: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    line_items: [{ price: monthly.id, quantity: 1 }],
    success_url: 'https://shop.test/done',
    cancel_url: 'https://shop.test/plans',
  };
  const paid = await stripe.checkout.sessions.create({
    ...terms,
    customer: customer.id,
    discounts: [{ promotion_code: code.id }],
    client_reference_id: 'user-1',
    expand: ['line_items'],
  });
  await pages.post(paid.url ?? '', cardFields('4000000000000002'));
  await pages.post(paid.url ?? '', cardFields('4242424242424242'));
  await stripe.checkout.sessions.retrieve(paid.id, {
    expand: ['line_items', 'subscription.latest_invoice.payments', 'customer', 'invoice'],
  });
  await stripe.checkout.sessions.listLineItems(paid.id);
  const guest = await stripe.checkout.sessions.create({ ...terms, locale: 'bg' });
  await pages.post(guest.url ?? '', {
    ...cardFields('4000002500003155'),
    email: 'guest@shop.test',
    result: 'passed',
  });
  const left = await stripe.checkout.sessions.create({ ...terms, customer_email: 'a@shop.test' });
  await stripe.checkout.sessions.expire(left.id);
}

async function subscriptions(stripe: Stripe, shop: Shop) {
  const { atClock, advance, subscribe, invoiceOf } = subscriberOf(stripe, shop);
  const { clock, customer } = await atClock();
  const { id, items } = await subscribe(customer, { coupon: true });
  await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments', 'customer', 'discounts', 'default_payment_method'],
  });
  await stripe.subscriptions.update(id, { metadata: { seats: '1' } });
  await advance(clock, RENEWED - 2 * DAY);
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: shop.yearly.id }],
    proration_behavior: 'always_invoice',
  });
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: shop.monthly.id }],
    proration_behavior: 'always_invoice',
  });
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', quantity: 2 }],
    proration_behavior: 'always_invoice',
  });
  await advance(clock, RENEWED + 62 * DAY);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await advance(clock, RENEWED + 95 * DAY);
  const draft = await subscribe(customer, { coupon: true });
  await advance(clock, RENEWED + 125 * DAY + 900_000);
  await invoiceOf(await stripe.subscriptions.retrieve(draft.id));
  await stripe.subscriptions.cancel(draft.id, { cancellation_details: { comment: 'Too dear' } });
  await stripe.testHelpers.testClocks.retrieve(clock);
}

async function overdue(stripe: Stripe, shop: Shop) {
  const { atClock, advance, subscribe, invoiceOf } = subscriberOf(stripe, shop);
  for (const pays of [true, false]) {
    const { clock, customer } = await atClock();
    const failing = { card: 'pm_card_chargeCustomerFail', pays: true };
    const { id } = await subscribe(customer, failing);
    await advance(clock, RENEWED);
    const invoice = await invoiceOf(await stripe.subscriptions.retrieve(id));
    await stripe.customers.retrieve(customer);
    if (pays) {
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      await stripe.invoices.pay(invoice.id ?? '', { payment_method: card.id });
    } else {
      await advance(clock, AFTER_RETRIES);
      await stripe.invoices.voidInvoice(invoice.id ?? '');
    }
  }
  const { clock, customer } = await atClock();
  const incomplete = await stripe.subscriptions.create({
    customer,
    items: [{ price: shop.monthly.id, quantity: 2 }],
    payment_behavior: 'default_incomplete',
  });
  await invoiceOf(incomplete);
  await advance(clock, RENEWED);
  await stripe.testHelpers.testClocks.del(clock);
}

async function payments(stripe: Stripe, shop: Shop) {
  const { atClock, subscribe, paymentOf } = subscriberOf(stripe, shop);
  const { customer } = await atClock();
  const payment_intent = await paymentOf(await subscribe(customer));
  await stripe.refunds.create({ payment_intent, amount: 500, reason: 'requested_by_customer' });
  const rest = await stripe.refunds.create({ payment_intent });
  await stripe.refunds.retrieve(rest.id, { expand: ['charge', 'payment_intent'] });
  const intent = await stripe.paymentIntents.retrieve(payment_intent, {
    expand: ['latest_charge.refunds', 'payment_method', 'customer'],
  });
  await stripe.charges.retrieve((intent.latest_charge as Stripe.Charge).id);
  const disputed = await paymentOf(await subscribe(customer, { card: 'pm_card_createDispute' }));
  const { data } = await stripe.disputes.list({ payment_intent: disputed });
  await stripe.disputes.retrieve(data[0]?.id ?? '', { expand: ['charge', 'payment_intent'] });
  await subscribe(customer, { card: 'pm_card_authenticationRequired' });
  const terms = { amount: 500, currency: 'eur', customer: shop.customer.id };
  const mug = await stripe.paymentIntents.create({ ...terms, description: 'A mug' });
  await stripe.paymentIntents.confirm(mug.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://shop.test/back',
  });
  await stripe.paymentIntents.cancel(mug.id, { cancellation_reason: 'abandoned' });
  await stripe.paymentIntents.create({ ...terms, payment_method: 'pm_card_visa', confirm: true });
  const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
  await stripe.paymentMethods.detach(card.id);
}

async function portal(stripe: Stripe, pages: PageClient, { customer, configuration }: Shop) {
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: data[0]?.id ?? '' },
    },
  });
  await pages.get(session.url);
  await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: configuration.id,
    return_url: 'https://shop.test/back',
    locale: 'bg',
  });
}

async function lists(stripe: Stripe) {
  const all = { limit: 100 };
  await stripe.customers.list(all);
  await stripe.products.list(all);
  await stripe.prices.list({ ...all, expand: ['data.product'] });
  await stripe.coupons.list({ ...all, expand: ['data.applies_to'] });
  await stripe.promotionCodes.list(all);
  await stripe.checkout.sessions.list(all);
  await stripe.subscriptions.list({ ...all, status: 'all', expand: ['data.latest_invoice'] });
  const { data } = await stripe.invoices.list({ ...all, expand: ['data.payments'] });
  for (const { id } of data) {
    await stripe.invoices.retrieve(id ?? '', { expand: ['discounts', 'customer'] });
    await stripe.invoices.listLineItems(id ?? '');
    await stripe.invoicePayments.list({ invoice: id ?? '' });
  }
  await stripe.invoicePayments.list(all);
  await stripe.paymentIntents.list(all);
  await stripe.setupIntents.list(all);
  await stripe.charges.list(all);
  await stripe.refunds.list(all);
  await stripe.disputes.list(all);
  await stripe.paymentMethods.list(all);
  await stripe.billingPortal.configurations.list(all);
  await stripe.subscriptions.list({ ...all, status: 'canceled' });
  for (const kind of [stripe.customers, stripe.invoices, stripe.subscriptions] as const) {
    await kind.search({ query: 'created>1', expand: ['total_count'] });
  }
  await stripe.events.list(all).autoPagingToArray({ limit: 1_000 });
}
