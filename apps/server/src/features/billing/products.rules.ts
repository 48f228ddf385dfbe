import { type BillingCycle, prices } from '@savet/contract/plans';
import type Stripe from 'stripe';

export interface ProductTerms {
  /** Product id in the Stripe account, chosen by Savet; coupons can be limited to products, not to prices. */
  productId: string;
  lookupKey: string;
  eurCents: number;
  interval: 'month' | 'year';
}

/** Shown in both languages, next to price and cycle. */
export const PRODUCT_NAME = 'Savet Pro';
export const CURRENCY = 'eur';
/** Stripe's code of software as a service, which decides the rate of tax. */
export const TAX_CODE = 'txcd_10103001';
/** Metadata key of Savet's products and prices in a Stripe account shared with other products. */
export const PLAN_MARK = 'savet_plan';

/** Metadata key of Savet's portal configuration. */
export const PORTAL_MARK = 'savet_portal';

/** Monthly and yearly are separate products, because a coupon is limited to a product. */
export const products: Record<BillingCycle, ProductTerms> = {
  monthly: {
    productId: 'savet_pro_monthly',
    lookupKey: 'savet_pro_monthly',
    eurCents: prices.proMonthly.eurCents,
    interval: 'month',
  },
  yearly: {
    productId: 'savet_pro_yearly',
    lookupKey: 'savet_pro_yearly',
    eurCents: prices.proYearly.eurCents,
    interval: 'year',
  },
};

/** Reduces the first monthly invoice to the price of the first month, in cents. */
export const firstMonthCoupon = {
  id: prices.proFirstMonth.code,
  amountOff: prices.proMonthly.eurCents - prices.proFirstMonth.eurCents,
} as const;

const productIds = new Set(Object.values(products).map(({ productId }) => productId));

/**
 * Returns the billing cycle of a price of Savet: one that is marked, or any monthly or yearly one on a product of Savet, such as
 * a price that the operator has made in the dashboard. Null for other prices.
 */
export function cycleOf(price: Stripe.Price): BillingCycle | null {
  if (!isMarked(price) && !productIds.has(productOf(price))) return null;
  if (price.recurring?.interval === 'month') return 'monthly';
  return price.recurring?.interval === 'year' ? 'yearly' : null;
}

function isMarked({ metadata, currency, recurring }: Stripe.Price): boolean {
  const isOurs = metadata[PLAN_MARK] === 'pro' && currency === CURRENCY;
  return isOurs && recurring?.interval_count === 1;
}

function productOf({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id;
}
