import type { Address } from '../../billing/objects/customers.ts';

/** Data of the portal's pages. Amounts are in the smallest currency unit. */
export interface PortalView {
  id: string;
  returnUrl: string | null;
  subscriptions: readonly SubscriptionView[];
  card: { brand: string; last4: string; month: number; year: number } | null;
  canReplaceCard: boolean;
  /** Name, address and numbers for invoices; null if the configuration does not let the customer change them. */
  details: {
    name: string | null;
    address: Address | null;
    taxIds: readonly string[];
    rules: { address: boolean; taxId: boolean };
  } | null;
  /** Null if the configuration disables the invoice history. */
  invoices: readonly InvoiceView[] | null;
}

export interface PriceView {
  id: string;
  /** Name of the product. */
  name: string;
  amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
}

export interface SubscriptionView {
  id: string;
  price: PriceView;
  status: 'active' | 'canceling' | 'canceled' | 'past_due' | 'trialing' | 'other';
  /** True if it is set to end, instead of renewing. */
  isEnding: boolean;
  /** True while the simulator tries again to collect its open invoice. */
  isCollected: boolean;
  /** End of the current period or of the subscription, in Unix seconds. */
  until: number;
  /** Other prices that the configuration allows. */
  choices: readonly PriceView[];
  cancel: 'at_period_end' | 'immediately' | null;
}

export interface InvoiceView {
  /** The page of the invoice; null for a draft, as is the number. */
  url: string | null;
  number: string | null;
  created: number;
  amount: number;
  currency: string;
  status: 'paid' | 'open' | 'draft' | 'void' | 'uncollectible';
}
