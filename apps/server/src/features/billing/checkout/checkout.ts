import { languages } from '@savet/contract/languages';
import { type BillingCycle, prices } from '@savet/contract/plans';
import type Stripe from 'stripe';
import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { isRefused } from '../../../platform/stripe/failures.ts';
import { markDiscountUsed, setDue } from '../billing.store.ts';
import { ensureCustomer, followLanguage, requireBilling } from '../customers.ts';
import type { Payments } from '../payments.ts';
import { openPortal } from '../portal.ts';
import { products } from '../products.rules.ts';
import { CHECKOUT_MS, OPEN_CHECKOUT_MS } from '../reconcile/due.rules.ts';
import { expireOpen, keepNewest } from '../reconcile/open-checkouts.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { type Consent, recordConsent } from './consent.ts';

type Discount = Pick<Stripe.Checkout.SessionCreateParams, 'discounts'>;

export interface CheckoutRequest {
  billingCycle: BillingCycle;
  /** Origin of the URLs that the browser returns to. */
  origin: string;
  consent?: Consent | undefined;
}

/**
 * Opens a checkout of Pro and expires any open checkout. A subscribed user gets the billing portal
 * instead, to prevent a second payment.
 * @returns the URL to redirect the browser to
 * @throws ApiError PLAN_AGREED, TERMS_CHANGED, UNAVAILABLE, or what the provider's library throws
 */
export async function openCheckout(
  payments: Payments,
  uid: string,
  { billingCycle, origin, consent }: CheckoutRequest,
): Promise<string> {
  const { stripe, db, now, isTaxOn } = payments;
  const customer = await ensureCustomer(payments, uid);
  if (await reconcile(payments, uid)) return openPortal(payments, uid, { customer, origin });
  const { planSource, language } = await requireBilling(db, uid);
  const buyer = await stripe.customers.retrieve(customer);
  if (!buyer.deleted) await followLanguage(payments, buyer, language);
  if (planSource === 'staff') throw new ApiError('PLAN_AGREED');
  await recordConsent(payments, uid, consent);
  await expireOpen(stripe, customer);
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer,
    client_reference_id: uid,
    line_items: [{ price: await priceId(payments, billingCycle), quantity: 1 }],
    locale: languages[language].stripeLocale,
    // For invoices: company or name, address, VAT number or ЕИК. They stay with the customer.
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    ...(isTaxOn && { automatic_tax: { enabled: true } }),
    success_url: `${origin}/success`,
    cancel_url: `${origin}/cancel`,
    metadata: { uid },
    subscription_data: { metadata: { uid } },
  };
  const discount = await firstMonthDiscount(payments, uid, billingCycle);
  const session = await createSession(payments, uid, params, discount);
  // Another tab may have opened one at the same time.
  const { url } = (await keepNewest(stripe, customer)) ?? session;
  if (url === null) throw new Error('Stripe returned a checkout session without a URL');
  const time = now().getTime();
  await setDue(db, uid, {
    checkoutUntil: new Date(time + CHECKOUT_MS),
    billingDueAt: new Date(time + OPEN_CHECKOUT_MS),
  });
  return url;
}

/** Creates the session, without the discount if the provider refuses it: its customer has paid for something else before. */
async function createSession(
  { stripe, db, log }: Payments,
  uid: string,
  params: Stripe.Checkout.SessionCreateParams,
  discount: Discount,
): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.create({ ...params, ...discount });
  } catch (error) {
    if (!discount.discounts || !isRefused(error)) throw error;
    const session = await stripe.checkout.sessions.create(params);
    log.info({ uid }, 'the discount of the first month was refused');
    await writeDocuments(db, uid, (trx, revision) => markDiscountUsed(trx, uid, revision));
    return session;
  }
}

/** @throws ApiError UNAVAILABLE when the products are not set up in the Stripe account */
async function priceId({ stripe, log }: Payments, billingCycle: BillingCycle): Promise<string> {
  const { lookupKey } = products[billingCycle];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  log.error({ lookupKey }, 'price not found: run npm run staff -- stripe-setup');
  throw new ApiError('UNAVAILABLE');
}

/** The first month's discount, for monthly plans of users who have never subscribed. */
async function firstMonthDiscount(
  { stripe, db, log }: Payments,
  uid: string,
  billingCycle: BillingCycle,
): Promise<Discount> {
  const { hasSubscribed } = await requireBilling(db, uid);
  if (billingCycle !== 'monthly' || hasSubscribed) return {};
  const { code } = prices.proFirstMonth;
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  if (data[0]) return { discounts: [{ promotion_code: data[0].id }] };
  log.error({ code }, 'promotion code not found: run npm run staff -- stripe-setup');
  throw new ApiError('UNAVAILABLE');
}
