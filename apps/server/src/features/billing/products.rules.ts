import { type BillingCycle, prices } from '@savet/contract/plans';
import type Stripe from 'stripe';

export interface ProductTerms {
  /** Id of the product in the Stripe account, which we choose; coupons restrict products, not prices. */
  productId: string;
  lookupKey: string;
  eurCents: number;
  interval: 'month' | 'year';
}

/** People read it in both languages; price and cycle stand beside it. */
export const PRODUCT_NAME = 'Savet Pro';
export const CURRENCY = 'eur';
/** Marks what belongs to this product in a Stripe account that may serve others too. */
export const PLAN_MARK = 'savet_plan';

/** Marks the portal's configuration of this product. */
export const PORTAL_MARK = 'savet_portal';

/** Monthly and yearly are two products (design, rulings). */
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

/** Off the first monthly invoice, once: what is charged is then the price of the first month. */
export const firstMonthCoupon = {
  id: prices.proFirstMonth.code,
  amountOff: prices.proMonthly.eurCents - prices.proFirstMonth.eurCents,
} as const;

/** The cycle that a price of ours stands for; null for any foreign price. */
export function cycleOf(price: Stripe.Price): BillingCycle | null {
  if (price.metadata[PLAN_MARK] !== 'pro' || price.currency !== CURRENCY) return null;
  if (price.recurring?.interval_count !== 1) return null;
  if (price.recurring.interval === 'month') return 'monthly';
  return price.recurring.interval === 'year' ? 'yearly' : null;
}
