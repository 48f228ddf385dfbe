import { type BillingCycle, prices } from '@savet/contract/plans';
import type Stripe from 'stripe';
import { CURRENCY, products } from '../features/billing/products.rules.ts';

export interface Purchase {
  billingCycle?: BillingCycle;
  /** API name of a Stripe test card. */
  card?: string;
  /** Whether the first month is discounted. */
  isFirstMonth?: boolean;
  /** Credit that the customer has, in cents. */
  credit?: number;
}

/** Subscribes a customer as a paid checkout does. */
export async function subscribe(
  stripe: Stripe,
  customer: string,
  {
    billingCycle = 'monthly',
    card = 'pm_card_visa',
    isFirstMonth = false,
    credit = 0,
  }: Purchase = {},
): Promise<Stripe.Subscription> {
  if (credit > 0) {
    const change = { amount: -credit, currency: CURRENCY };
    await stripe.customers.createBalanceTransaction(customer, change);
  }
  const method = await stripe.paymentMethods.attach(card, { customer });
  const { lookupKey } = products[billingCycle];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] });
  return stripe.subscriptions.create({
    customer,
    items: [{ price: data[0]?.id ?? '' }],
    default_payment_method: method.id,
    ...(isFirstMonth && { discounts: [{ coupon: prices.proFirstMonth.code }] }),
  });
}
