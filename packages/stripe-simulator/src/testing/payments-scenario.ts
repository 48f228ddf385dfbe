import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import { cardFields, type PageClient } from './page-client.ts';

const ALWAYS_SECURE = 'pm_card_authenticationRequired';
const RETURN = 'https://shop.test/back';

/** Payments and saved cards without a subscription, in each of their states. */
export async function playPayments(stripe: Stripe, pages: PageClient): Promise<void> {
  const { id: customer } = await stripe.customers.create({ email: 'payer@shop.test' });
  await payments(stripe, customer);
  await setups(stripe, pages, customer);
  await checkouts(stripe, pages, customer);
}

async function payments(stripe: Stripe, customer: string) {
  const terms = { amount: 900, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' };
  const held = await stripe.paymentIntents.create({
    ...terms,
    customer,
    capture_method: 'manual',
    receipt_email: 'payer@shop.test',
    setup_future_usage: 'off_session',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  await stripe.paymentIntents.capture(held.id, { amount_to_capture: 500 });
  const released = await stripe.paymentIntents.create({ ...terms, capture_method: 'manual' });
  await stripe.paymentIntents.cancel(released.id);
  await stripe.charges.retrieve(idOf(released.latest_charge));
  const open = await stripe.paymentIntents.create({ amount: 100, currency: 'eur' });
  await stripe.paymentIntents.update(open.id, { amount: 200, customer, metadata: { order: '1' } });
  await stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' });
}

async function setups(stripe: Stripe, pages: PageClient, customer: string) {
  for (const result of ['passed', 'failed']) {
    const { next_action: action } = await stripe.setupIntents.create({
      customer,
      payment_method: ALWAYS_SECURE,
      confirm: true,
      return_url: RETURN,
    });
    await pages.post(action?.redirect_to_url?.url ?? '', { result });
  }
  const open = await stripe.setupIntents.create({ usage: 'on_session', description: 'A card' });
  await stripe.setupIntents.update(open.id, { metadata: { order: '1' }, customer });
  await stripe.setupIntents.confirm(open.id, { payment_method: 'pm_card_visa' });
  await stripe.setupIntents.retrieve(open.id, { expand: ['customer', 'payment_method'] });
  const waiting = await stripe.setupIntents.create({
    payment_method: ALWAYS_SECURE,
    confirm: true,
  });
  await stripe.setupIntents.cancel(waiting.id, { cancellation_reason: 'abandoned' });
}

async function checkouts(stripe: Stripe, pages: PageClient, customer: string) {
  const { id: price } = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 700,
    product_data: { name: 'A mug' },
  });
  const terms = { success_url: 'https://shop.test/done' };
  const line_items = [{ price, quantity: 2 }];
  const payment = { ...terms, mode: 'payment' as const, line_items };
  const setup = { ...terms, mode: 'setup', currency: 'eur' } as const;
  const intentData = { capture_method: 'manual', setup_future_usage: 'off_session' } as const;
  const sessions = [
    await stripe.checkout.sessions.create(payment),
    await stripe.checkout.sessions.create({
      ...payment,
      customer,
      payment_intent_data: intentData,
    }),
    await stripe.checkout.sessions.create({ ...setup, customer }),
    await stripe.checkout.sessions.create({ ...setup, customer_creation: 'always' }),
  ];
  for (const { id, url } of sessions) {
    await pages.post(url ?? '', { ...cardFields('4242424242424242'), email: 'guest@shop.test' });
    await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'setup_intent.payment_method', 'line_items'],
    });
  }
  const left = await stripe.checkout.sessions.create(setup);
  await stripe.checkout.sessions.expire(left.id);
}
