/** Settings that a Stripe account has in its dashboard. They can be changed at any time. */
export interface AccountSettings {
  /** When the last retry of an invoice has failed: cancel the subscription, mark it as unpaid, or leave it overdue. */
  afterRetries: 'cancel' | 'unpaid' | 'past_due';
  /** Days from each failed attempt to the next one. Default: 3, 5 and 7. */
  retryDays: readonly number[];
  /** Stripe Tax: rates in per cent by country, for invoices with automatic tax. */
  taxRates: Readonly<Record<string, number>>;
}
