import type Stripe from 'stripe';
import { cardFields, type PageClient } from './page-client.ts';
import type { Shop } from './shop.ts';
import { JANUARY_31, subscriberOf } from './subscriber.ts';

/** Trials with each of their ends. */
export async function playTrials(stripe: Stripe, pages: PageClient, shop: Shop): Promise<void> {
  const { atClock, advance } = subscriberOf(stripe, shop);
  const items = [{ price: shop.monthly.id }];
  for (const missing_payment_method of ['cancel', 'create_invoice', 'pause'] as const) {
    const { clock, customer } = await atClock();
    const { id } = await stripe.subscriptions.create({
      customer,
      items,
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method } },
      expand: ['latest_invoice'],
    });
    await advance(clock, (JANUARY_31 + 8 * 86_400) * 1_000);
    await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    if (missing_payment_method !== 'pause') continue;
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.subscriptions.update(id, { default_payment_method: card.id });
    await stripe.subscriptions.resume(id);
  }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
    subscription_data: { trial_period_days: 2 },
    success_url: 'https://shop.test/done',
  });
  const fields = { ...cardFields('4242424242424242'), email: 'trial@shop.test' };
  await pages.post(session.url ?? '', fields);
  await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'line_items'],
  });
}
