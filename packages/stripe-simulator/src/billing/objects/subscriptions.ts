import type { Stored } from '../../objects.store.ts';
import type { Price } from './catalogue.ts';
import type { Common, List, Metadata } from './common.ts';

export interface SubscriptionItem extends Stored {
  object: 'subscription_item';
  created: number;
  current_period_end: number;
  current_period_start: number;
  discounts: string[];
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
  tax_rates: [];
}

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

export interface Subscription extends Common {
  object: 'subscription';
  automatic_tax: { disabled_reason: null; enabled: boolean; liability: { type: 'self' } | null };
  billing_cycle_anchor: number;
  billing_mode: { type: 'flexible'; flexible: null };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: null; reason: string | null };
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  days_until_due: null;
  default_payment_method: string | null;
  description: null;
  discounts: string[];
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  schedule: null;
  start_date: number;
  status: SubscriptionStatus;
  test_clock: string | null;
  trial_end: number | null;
  trial_settings?: { end_behavior: { missing_payment_method: MissingMethod } };
  trial_start: number | null;
  /** The end of the trial that was announced. */
  _trialAnnounced?: number | null;
}

/** The effect of the end of a trial without a payment method. */
export type MissingMethod = 'cancel' | 'create_invoice' | 'pause';
