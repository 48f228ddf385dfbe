import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import type { Shop } from './shop.ts';

export const JANUARY_31 = Date.UTC(2026, 0, 31, 10) / 1_000;

export type Subscriber = ReturnType<typeof subscriberOf>;

/** Steps of tests with subscriptions whose time is a test clock. */
export function subscriberOf(stripe: Stripe, shop: Shop) {
  return { atClock, advance, subscribe, invoiceOf, paymentOf };

  async function atClock() {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: JANUARY_31 });
    const customer = await stripe.customers.create({ test_clock: clock.id });
    return { clock: clock.id, customer: customer.id };
  }

  async function advance(clock: string, milliseconds: number): Promise<void> {
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: milliseconds / 1_000 });
  }

  /** @param options.pays pay the first invoice with a valid card and later invoices with the given one */
  async function subscribe(
    customer: string,
    options: { coupon?: boolean; price?: string; card?: string; pays?: boolean } = {},
  ): Promise<Stripe.Subscription> {
    const { price = shop.monthly.id, card = 'pm_card_visa' } = options;
    const first = await stripe.paymentMethods.attach(options.pays ? 'pm_card_visa' : card, {
      customer,
    });
    const made = await stripe.subscriptions.create({
      customer,
      items: [{ price }],
      default_payment_method: first.id,
      ...(options.coupon && { discounts: [{ promotion_code: shop.code.id }] }),
    });
    if (!options.pays) return made;
    const later = await stripe.paymentMethods.attach(card, { customer });
    return stripe.subscriptions.update(made.id, { default_payment_method: later.id });
  }

  async function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription) {
    return stripe.invoices.retrieve(idOf(invoice));
  }

  async function paymentOf({ latest_invoice: invoice }: Stripe.Subscription): Promise<string> {
    const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice) });
    return idOf(data[0]?.payment.payment_intent);
  }
}
