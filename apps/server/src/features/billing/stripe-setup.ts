import { type BillingCycle, billingCycles } from '@savet/contract/plans';
import type Stripe from 'stripe';
import { isMissing } from '../../platform/stripe/failures.ts';
import { findPortalConfiguration } from './portal.ts';
import {
  CURRENCY,
  firstMonthCoupon,
  PLAN_MARK,
  PORTAL_MARK,
  PRODUCT_NAME,
  products,
} from './products.rules.ts';

/** What stands in the account contradicts what the product needs, and can't be changed there. */
export class StripeSetupError extends Error {}

/**
 * Makes what the product sells in a Stripe account: products, prices, the first month's coupon and
 * promotion code, the portal's configuration. Safe to repeat: what is there already stays.
 * @returns a line for everything that was made or changed
 * @throws StripeSetupError, or what the provider's library throws
 */
export async function setUpStripe(stripe: Stripe): Promise<string[]> {
  const done: string[] = [];
  const prices: Record<BillingCycle, string> = { monthly: '', yearly: '' };
  for (const billingCycle of billingCycles) {
    await ensureProduct(stripe, billingCycle, done);
    prices[billingCycle] = await ensurePrice(stripe, billingCycle, done);
  }
  await ensureCoupon(stripe, done);
  await ensurePromotionCode(stripe, done);
  await ensurePortal(stripe, prices, done);
  return done;
}

async function ensureProduct(
  stripe: Stripe,
  billingCycle: BillingCycle,
  done: string[],
): Promise<void> {
  const { productId } = products[billingCycle];
  const known = await orNull(stripe.products.retrieve(productId));
  if (known?.active && known.name === PRODUCT_NAME) return;
  const values = { name: PRODUCT_NAME, metadata: { [PLAN_MARK]: 'pro' } };
  if (known) await stripe.products.update(productId, { ...values, active: true });
  else await stripe.products.create({ ...values, id: productId });
  done.push(`product ${productId}`);
}

async function ensurePrice(
  stripe: Stripe,
  billingCycle: BillingCycle,
  done: string[],
): Promise<string> {
  const { productId, lookupKey, eurCents, interval } = products[billingCycle];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const known = data[0];
  if (known?.unit_amount === eurCents && known.currency === CURRENCY) return known.id;
  // Who has subscribed keeps the price they agreed to; the key moves on to the new one.
  const price = await stripe.prices.create({
    product: productId,
    currency: CURRENCY,
    unit_amount: eurCents,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { [PLAN_MARK]: 'pro' },
  });
  done.push(`price ${lookupKey}: ${eurCents} cents a ${interval}`);
  return price.id;
}

async function ensureCoupon(stripe: Stripe, done: string[]): Promise<void> {
  const { id, amountOff } = firstMonthCoupon;
  const known = await orNull(stripe.coupons.retrieve(id));
  if (known?.amount_off === amountOff && known.currency === CURRENCY) return;
  if (known) {
    throw new StripeSetupError(
      `The coupon ${id} in this account is not ${amountOff} cents off; delete it there and repeat.`,
    );
  }
  await stripe.coupons.create({
    id,
    name: id,
    amount_off: amountOff,
    currency: CURRENCY,
    duration: 'once',
    applies_to: { products: [products.monthly.productId] },
  });
  done.push(`coupon ${id}: ${amountOff} cents off the first invoice`);
}

async function ensurePromotionCode(stripe: Stripe, done: string[]): Promise<void> {
  const { id } = firstMonthCoupon;
  const { data } = await stripe.promotionCodes.list({ code: id, active: true, limit: 1 });
  if (data.length > 0) return;
  await stripe.promotionCodes.create({
    code: id,
    promotion: { type: 'coupon', coupon: id },
    restrictions: { first_time_transaction: true },
  });
  done.push(`promotion code ${id}`);
}

async function ensurePortal(
  stripe: Stripe,
  prices: Record<BillingCycle, string>,
  done: string[],
): Promise<void> {
  const known = await findPortalConfiguration(stripe);
  const mark = Object.values(prices).join(' ');
  if (known?.metadata?.[PORTAL_MARK] === mark) return;
  const values = {
    metadata: { [PORTAL_MARK]: mark },
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        // Paid at once: nothing that was not paid for is ever open.
        proration_behavior: 'always_invoice' as const,
        products: billingCycles.map((billingCycle) => ({
          product: products[billingCycle].productId,
          prices: [prices[billingCycle]],
        })),
      },
    },
  };
  if (known) await stripe.billingPortal.configurations.update(known.id, values);
  else await stripe.billingPortal.configurations.create(values);
  done.push('billing portal');
}

async function orNull<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
