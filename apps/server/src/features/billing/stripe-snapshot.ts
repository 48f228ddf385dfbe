import type { BillingNoticeKind } from '@savet/contract/documents';
import type { Notice } from './mails/notices.rules.ts';
import type { LiveSubscription } from './subscriptions.rules.ts';

/** A user's payments as the provider reports them. */
export interface StripeSnapshot {
  terms: LiveSubscription | null;
  hasSubscribed: boolean;
  /** Whether the customer has an invoice. False also if it was not asked for. */
  hasInvoices: boolean;
  /** Credit in cents, which pays the next invoices. */
  credit: number;
  notice: BillingNotice | null;
  /** Everything there is to mail, sent before or not. */
  notices: Notice[];
}

/** The last thing to tell the user about payments. */
export interface BillingNotice {
  kind: BillingNoticeKind;
  at: Date;
}
