import type { Stored } from '../../objects.store.ts';
import type { Common, List, Metadata } from './common.ts';
import type { Address, TaxId } from './customers.ts';

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
