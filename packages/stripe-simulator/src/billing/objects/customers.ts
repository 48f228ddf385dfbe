import type { Common, Metadata } from './common.ts';

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
