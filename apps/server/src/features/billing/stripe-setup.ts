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
  TAX_CODE,
} from './products.rules.ts';

const PORTAL_VERSION = 2;

/** The Stripe account holds an object that conflicts with Savet's and cannot be updated. */
export class StripeSetupError extends Error {}

/**
 * Creates products, prices, the first month's coupon and promotion code, and the portal configuration
 * in a Stripe account. Idempotent.
 * @returns a line for each created or updated object
 * @throws StripeSetupError, or what the provider's library throws
 */
export async function setUpStripe(stripe: Stripe): Promise<string[]> {
  const changes: string[] = [];
  const prices: Record<BillingCycle, string> = { monthly: '', yearly: '' };
  for (const billingCycle of billingCycles) {
    await ensureProduct(stripe, billingCycle, changes);
    prices[billingCycle] = await ensurePrice(stripe, billingCycle, changes);
  }
  await ensureCoupon(stripe, changes);
  await ensurePromotionCode(stripe, changes);
  await ensurePortal(stripe, prices, changes);
  return changes;
}

async function ensureProduct(
  stripe: Stripe,
  billingCycle: BillingCycle,
  changes: string[],
): Promise<void> {
  const { productId } = products[billingCycle];
  const existing = await orNull(stripe.products.retrieve(productId));
  const isCurrent = existing?.name === PRODUCT_NAME && existing.tax_code === TAX_CODE;
  if (existing?.active && isCurrent) return;
  const values = { name: PRODUCT_NAME, tax_code: TAX_CODE, metadata: { [PLAN_MARK]: 'pro' } };
  if (existing) await stripe.products.update(productId, { ...values, active: true });
  else await stripe.products.create({ ...values, id: productId });
  changes.push(`product ${productId}`);
}

async function ensurePrice(
  stripe: Stripe,
  billingCycle: BillingCycle,
  changes: string[],
): Promise<string> {
  const { productId, lookupKey, eurCents, interval } = products[billingCycle];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const existing = data[0];
  if (existing?.unit_amount === eurCents && existing.currency === CURRENCY) {
    if (existing.tax_behavior === 'inclusive') return existing.id;
    if (existing.tax_behavior !== 'exclusive') {
      // Stripe lets it be set once.
      await stripe.prices.update(existing.id, { tax_behavior: 'inclusive' });
      changes.push(`price ${lookupKey}: includes tax`);
      return existing.id;
    }
  }
  // Subscribers keep the price they agreed to; the lookup key moves to the new price.
  const price = await stripe.prices.create({
    product: productId,
    currency: CURRENCY,
    unit_amount: eurCents,
    recurring: { interval },
    // People pay the price that they see.
    tax_behavior: 'inclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { [PLAN_MARK]: 'pro' },
  });
  changes.push(`price ${lookupKey}: ${eurCents} cents a ${interval}`);
  return price.id;
}

async function ensureCoupon(stripe: Stripe, changes: string[]): Promise<void> {
  const { id, amountOff } = firstMonthCoupon;
  const existing = await orNull(stripe.coupons.retrieve(id));
  if (existing?.amount_off === amountOff && existing.currency === CURRENCY) return;
  if (existing) {
    throw new StripeSetupError(
      `The coupon ${id} in this account is not ${amountOff} cents off; delete it in Stripe and run the command again.`,
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
  changes.push(`coupon ${id}: ${amountOff} cents off the first invoice`);
}

async function ensurePromotionCode(stripe: Stripe, changes: string[]): Promise<void> {
  const { id } = firstMonthCoupon;
  const { data } = await stripe.promotionCodes.list({ code: id, active: true, limit: 1 });
  if (data.length > 0) return;
  await stripe.promotionCodes.create({
    code: id,
    promotion: { type: 'coupon', coupon: id },
    restrictions: { first_time_transaction: true },
  });
  changes.push(`promotion code ${id}`);
}

async function ensurePortal(
  stripe: Stripe,
  prices: Record<BillingCycle, string>,
  changes: string[],
): Promise<void> {
  const existing = await findPortalConfiguration(stripe);
  // Changes with the values below, so that an existing portal is updated.
  const mark = `${Object.values(prices).join(' ')} ${PORTAL_VERSION}`;
  if (existing?.metadata?.[PORTAL_MARK] === mark) return;
  const values = {
    metadata: { [PORTAL_MARK]: mark },
    features: {
      // Not the email address: Savet keeps it.
      customer_update: {
        enabled: true,
        allowed_updates: ['name' as const, 'address' as const, 'tax_id' as const],
      },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        // Charge a changed plan immediately: no plan is usable before it is paid.
        proration_behavior: 'always_invoice' as const,
        products: billingCycles.map((billingCycle) => ({
          product: products[billingCycle].productId,
          prices: [prices[billingCycle]],
        })),
      },
    },
  };
  if (existing) await stripe.billingPortal.configurations.update(existing.id, values);
  else await stripe.billingPortal.configurations.create(values);
  changes.push('billing portal');
}

async function orNull<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
