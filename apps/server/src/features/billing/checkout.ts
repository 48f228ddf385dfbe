import { type BillingCycle, prices } from '@savet/contract/plans';
import type Stripe from 'stripe';
import { ApiError } from '../../platform/api-error.ts';
import { isRefused } from '../../platform/stripe/failures.ts';
import { setDue } from './billing.store.ts';
import { ensureCustomer, requireBilling } from './customers.ts';
import { CHECKOUT_MS, OPEN_CHECKOUT_MS } from './due.rules.ts';
import type { Payments } from './payments.ts';
import { openPortal } from './portal.ts';
import { products } from './products.rules.ts';
import { reconcile } from './reconcile.ts';

/**
 * Opens a checkout of Pro for a user and ends one that was open. Who is subscribed is led to the
 * billing portal, so that nobody pays twice.
 * @param origin where the browser comes back to
 * @returns the address at which the browser goes on
 * @throws ApiError PLAN_AGREED, UNAVAILABLE, or what the provider's library throws
 */
export async function openCheckout(
  payments: Payments,
  uid: string,
  billingCycle: BillingCycle,
  origin: string,
): Promise<string> {
  const { stripe, db, now } = payments;
  const customer = await ensureCustomer(payments, uid);
  if (await reconcile(payments, uid)) return openPortal(payments, uid, { customer, origin });
  const { planSource, language } = await requireBilling(db, uid);
  if (planSource === 'staff') throw new ApiError('PLAN_AGREED');
  await expireOpen(stripe, customer);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: uid,
    line_items: [{ price: await priceId(payments, billingCycle), quantity: 1 }],
    ...(await firstMonth(payments, uid, billingCycle)),
    locale: language === 'BG' ? 'bg' : 'en',
    success_url: `${origin}/success`,
    cancel_url: `${origin}/cancel`,
    metadata: { uid },
    subscription_data: { metadata: { uid } },
  });
  if (session.url === null) throw new Error('a checkout without an address');
  const time = now().getTime();
  await setDue(db, uid, {
    checkoutUntil: new Date(time + CHECKOUT_MS),
    billingDueAt: new Date(time + OPEN_CHECKOUT_MS),
  });
  return session.url;
}

/** Ends the open checkouts of a customer: two that are open could both be paid. */
export async function expireOpen(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 100 });
  for (const { id } of open) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid or expired a moment ago; a payment is found by the next look at the subscriptions.
      if (!isRefused(error)) throw error;
    }
  }
}

/** @throws ApiError UNAVAILABLE when the products are not set up in the Stripe account */
async function priceId({ stripe, log }: Payments, billingCycle: BillingCycle): Promise<string> {
  const { lookupKey } = products[billingCycle];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  log.error({ lookupKey }, 'no such price: run npm run staff -- stripe-setup');
  throw new ApiError('UNAVAILABLE');
}

/** The price of the first month, for who never had one; it holds for the monthly plan only. */
async function firstMonth(
  { stripe, db, log }: Payments,
  uid: string,
  billingCycle: BillingCycle,
): Promise<Pick<Stripe.Checkout.SessionCreateParams, 'discounts'>> {
  const { hasSubscribed } = await requireBilling(db, uid);
  if (billingCycle !== 'monthly' || hasSubscribed) return {};
  const { code } = prices.proFirstMonth;
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  if (data[0]) return { discounts: [{ promotion_code: data[0].id }] };
  log.error({ code }, 'no such promotion code: run npm run staff -- stripe-setup');
  throw new ApiError('UNAVAILABLE');
}
