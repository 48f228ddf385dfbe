import type { BillingNoticeKind } from '@savet/contract/documents';
import type { LiveSubscription } from './subscriptions.rules.ts';

/** A user's payments as the provider reports them. */
export interface StripeSnapshot {
  terms: LiveSubscription | null;
  hasSubscribed: boolean;
  /** Credit in cents, which pays the next invoices. */
  credit: number;
  notice: BillingNotice | null;
}

/** The last thing to tell the user about payments. */
export interface BillingNotice {
  kind: BillingNoticeKind;
  at: Date;
}
