import type { Stored } from '../objects.store.ts';

/** Objects of API version 2026-10-28, with the simulated fields only. Amounts are in the smallest currency unit. */
export type Metadata = Record<string, string>;

export interface List<Type> {
  object: 'list';
  data: Type[];
  has_more: boolean;
  url: string;
}

interface Common extends Stored {
  created: number;
  livemode: false;
}

export interface Customer extends Common {
  object: 'customer';
  deleted?: true;
  address: Address | null;
  balance: number;
  currency: string | null;
  default_source: null;
  delinquent: boolean;
  description: string | null;
  email: string | null;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
  metadata: Metadata;
  name: string | null;
  phone: string | null;
  preferred_locales: string[];
  shipping: null;
  tax_exempt: 'none';
  test_clock: string | null;
}

export interface CustomerBalanceTransaction extends Common {
  object: 'customer_balance_transaction';
  /** Negative for credit. */
  amount: number;
  currency: string;
  customer: string;
  description: string | null;
  ending_balance: number;
  invoice: string | null;
  metadata: Metadata;
  type: 'adjustment' | 'applied_to_invoice';
}

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface TaxId extends Common {
  object: 'tax_id';
  country: string | null;
  customer: string;
  customer_account: null;
  owner: { type: 'customer'; customer: string };
  type: 'eu_vat' | 'bg_uic';
  value: string;
  verification: { status: 'unavailable'; verified_address: null; verified_name: null };
}

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

export interface PaymentMethod extends Common {
  object: 'payment_method';
  allow_redisplay: 'unspecified';
  billing_details: { address: null; email: string | null; name: string | null; phone: null };
  card: { brand: string; country: 'BG'; exp_month: number; exp_year: number; last4: string };
  customer: string | null;
  metadata: Metadata;
  type: 'card';
  /** Test card number; selects the card's behavior. */
  _number: string;
  /** Set during Checkout, where a card of the kind `fails-later` still pays. */
  _isEntered?: true;
  /** Set once the customer agreed, with 3-D Secure, to later payments without them. */
  _isSetUp?: true;
  /** A payment method that was detached cannot be used again. */
  _isDetached?: true;
}

export type CaptureMethod = 'automatic' | 'automatic_async' | 'manual';
export type FutureUsage = 'off_session' | 'on_session';
export type NextAction =
  | { type: 'use_stripe_sdk' }
  | { type: 'redirect_to_url'; redirect_to_url: { return_url: string; url: string } };
export interface AutomaticPaymentMethods {
  allow_redirects: 'always' | 'never';
  enabled: boolean;
}

export interface PaymentIntent extends Common {
  object: 'payment_intent';
  allowed_payment_method_types: 'card'[] | null;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  automatic_payment_methods: AutomaticPaymentMethods | null;
  canceled_at: number | null;
  cancellation_reason: 'void_invoice' | CancellationReason | null;
  capture_method: CaptureMethod;
  client_secret: string;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: CardError | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  receipt_email: string | null;
  setup_future_usage: FutureUsage | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
}

export interface SetupIntent extends Common {
  object: 'setup_intent';
  allowed_payment_method_types: 'card'[] | null;
  automatic_payment_methods: AutomaticPaymentMethods | null;
  cancellation_reason: 'abandoned' | 'duplicate' | 'requested_by_customer' | null;
  client_secret: string;
  customer: string | null;
  description: string | null;
  last_setup_error: CardError | null;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled';
  usage: FutureUsage;
}

export type CancellationReason = 'abandoned' | 'duplicate' | 'fraudulent' | 'requested_by_customer';

export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface Charge extends Common {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  billing_details: PaymentMethod['billing_details'];
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  receipt_email: string | null;
  payment_method_details: { type: 'card'; card: PaymentMethod['card'] };
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Common {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  destination_details: {
    type: 'card';
    card: {
      type: 'refund';
      reference?: string;
      reference_status: 'pending' | 'available';
      reference_type?: 'acquirer_reference_number';
    };
  };
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Dispute extends Common {
  object: 'dispute';
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response';
}

export interface InvoiceLine extends Stored {
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  discountable: boolean;
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details';
    invoice_item_details: null;
    subscription_item_details: {
      proration: boolean;
      subscription: string;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
  quantity: number;
  subtotal: number;
}

export interface Invoice extends Common {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatic_tax: {
    disabled_reason: null;
    enabled: boolean;
    liability: { type: 'self' } | null;
    provider: 'stripe' | null;
    status: 'complete' | 'requires_location_inputs' | null;
  };
  /** When a draft is finalized. */
  automatically_finalizes_at: number | null;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  customer_address: Address | null;
  customer_email: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  customer_tax_exempt: 'none';
  customer_tax_ids: { type: TaxId['type']; value: string }[];
  default_payment_method: string | null;
  description: null;
  discounts: string[];
  due_date: null;
  ending_balance: number | null;
  hosted_invoice_url: string | null;
  lines: List<InvoiceLine>;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  };
  period_end: number;
  period_start: number;
  starting_balance: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  test_clock: string | null;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_excluding_tax: number | null;
  total_taxes: {
    amount: number;
    tax_behavior: 'inclusive';
    tax_rate_details: null;
    taxability_reason: 'not_collecting' | 'reverse_charge' | 'standard_rated';
    taxable_amount: number;
    type: 'tax_rate_details';
  }[];
}

export interface InvoicePayment extends Common {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: true;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

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

/** What the end of a trial does without a payment method. */
export type MissingMethod = 'cancel' | 'create_invoice' | 'pause';

export interface CheckoutSession extends Common {
  object: 'checkout.session';
  allow_promotion_codes: boolean | null;
  allowed_payment_method_types: string[] | null;
  amount_subtotal: number | null;
  amount_total: number | null;
  automatic_tax: {
    enabled: boolean;
    liability: { type: 'self' } | null;
    provider: 'stripe' | null;
    status: 'complete' | 'requires_location_inputs' | null;
  };
  billing_address_collection: 'auto' | 'required' | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  /** Null if the session only saves a card. */
  currency: string | null;
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_details: {
    address: Address | null;
    business_name: string | null;
    email: string | null;
    individual_name: string | null;
    name: string | null;
    phone: null;
    tax_exempt: 'none';
    tax_ids: { type: TaxId['type']; value: string }[];
  } | null;
  customer_email: string | null;
  discounts: { coupon: string | null; promotion_code: string | null }[];
  expires_at: number;
  invoice: string | null;
  locale: string | null;
  metadata: Metadata;
  mode: 'payment' | 'setup' | 'subscription';
  payment_intent: string | null;
  payment_method_types: ['card'];
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  tax_id_collection: { enabled: boolean; required: 'never' };
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: number } | null;
  ui_mode: 'hosted_page';
  url: string | null;
  _customerUpdate: { address: 'auto' | 'never'; name: 'auto' | 'never' };
  _lines: { id: string; price: string; quantity: number }[];
  /** What the session creates when it is paid. */
  _payment?: PaymentTerms;
  _trial?: { days: number | null; end: number | null; missingPaymentMethod: MissingMethod };
  _subscriptionMetadata: Metadata;
}

/** The PaymentIntent of a session in the mode `payment`. */
export interface PaymentTerms {
  capture_method: CaptureMethod;
  description: string | null;
  metadata: Metadata;
  receipt_email: string | null;
  setup_future_usage: FutureUsage | null;
}

export interface PortalConfiguration extends Common {
  object: 'billing_portal.configuration';
  active: boolean;
  application: null;
  business_profile: {
    headline: string | null;
    privacy_policy_url: string | null;
    terms_of_service_url: string | null;
  };
  default_return_url: string | null;
  features: PortalFeatures;
  is_default: boolean;
  login_page: { enabled: false; url: null };
  metadata: Metadata;
  name: null;
  updated: number;
}

export interface PortalFeatures {
  customer_update: { enabled: boolean; allowed_updates: string[] };
  invoice_history: { enabled: boolean };
  payment_method_update: { enabled: boolean };
  subscription_cancel: {
    enabled: boolean;
    mode: 'at_period_end' | 'immediately';
    proration_behavior: 'none' | 'always_invoice' | 'create_prorations';
    cancellation_reason: { enabled: false; options: [] };
  };
  subscription_update: {
    enabled: boolean;
    default_allowed_updates: string[];
    products: {
      adjustable_quantity: { enabled: false; maximum: null; minimum: 0 };
      product: string;
      prices: string[];
    }[];
    proration_behavior: 'none' | 'always_invoice' | 'create_prorations';
  };
}

export interface PortalSession extends Common {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  flow: {
    type: 'subscription_cancel';
    after_completion: { type: 'portal_homepage' };
    subscription_cancel: { subscription: string };
  } | null;
  locale: string | null;
  on_behalf_of: null;
  return_url: string | null;
  url: string;
}

export interface TestClock extends Common {
  object: 'test_helpers.test_clock';
  deletes_after: number;
  frozen_time: number;
  name: string | null;
  status: 'ready' | 'advancing';
}
