import type { Stored } from '../../objects.store.ts';
import type { Common, Metadata } from './common.ts';

export interface Product extends Common {
  object: 'product';
  active: boolean;
  default_price: null;
  description: string | null;
  images: string[];
  metadata: Metadata;
  name: string;
  tax_code: string | null;
  updated: number;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Price extends Common {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: {
    interval: Interval;
    interval_count: number;
    meter: null;
    trial_period_days: null;
    usage_type: 'licensed';
  } | null;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  type: 'one_time' | 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Coupon extends Common {
  object: 'coupon';
  amount_off: number | null;
  applies_to: { products: string[] } | null;
  currency: string | null;
  duration: 'once' | 'forever' | 'repeating';
  duration_in_months: number | null;
  max_redemptions: number | null;
  metadata: Metadata;
  name: string | null;
  percent_off: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface PromotionCode extends Common {
  object: 'promotion_code';
  active: boolean;
  code: string;
  customer: string | null;
  expires_at: number | null;
  max_redemptions: number | null;
  metadata: Metadata;
  promotion: { type: 'coupon'; coupon: string };
  restrictions: {
    first_time_transaction: boolean;
    minimum_amount: null;
    minimum_amount_currency: null;
  };
  times_redeemed: number;
}

export interface Discount extends Stored {
  object: 'discount';
  checkout_session: string | null;
  customer: string;
  end: number | null;
  invoice: string | null;
  promotion_code: string | null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  subscription: string | null;
  /** The coupon as it was redeemed: deleting it does not end the discount. */
  _coupon?: Coupon;
}
