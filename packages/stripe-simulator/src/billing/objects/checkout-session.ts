import type { Common, Metadata } from './common.ts';
import type { Address, TaxId } from './customers.ts';
import type { CaptureMethod, FutureUsage } from './payments.ts';
import type { MissingMethod } from './subscriptions.ts';

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
  /** The objects that the session creates when it is paid. */
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
