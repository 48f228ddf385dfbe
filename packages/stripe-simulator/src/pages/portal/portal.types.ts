/** Data of the portal's pages. Amounts are in the smallest currency unit. */
export interface PortalView {
  id: string;
  returnUrl: string | null;
  subscriptions: readonly SubscriptionView[];
  card: { brand: string; last4: string; month: number; year: number } | null;
  canReplaceCard: boolean;
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
  status: 'active' | 'canceling' | 'canceled' | 'past_due' | 'other';
  /** End of the current period or of the subscription, in Unix seconds. */
  until: number;
  /** Other prices that the configuration allows. */
  choices: readonly PriceView[];
  cancel: 'at_period_end' | 'immediately' | null;
}

export interface InvoiceView {
  /** Null for a draft. */
  number: string | null;
  created: number;
  amount: number;
  currency: string;
  status: 'paid' | 'open' | 'draft' | 'void' | 'uncollectible';
}
