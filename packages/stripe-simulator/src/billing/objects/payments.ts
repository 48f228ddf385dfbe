import type { Common, Metadata } from './common.ts';

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
