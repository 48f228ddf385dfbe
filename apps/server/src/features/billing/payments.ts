import type Stripe from 'stripe';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { LegalTexts } from '../legal/legal-texts.ts';
import type { BillingMails } from './mails/billing-mails.ts';

/** This server's connection to the payment provider. */
export interface PaymentProvider {
  stripe: Stripe;
  /** True in live mode; events of the other mode are refused. */
  isLive: boolean;
  /** Signing secret of webhook events; null refuses all events. */
  webhookSecret: string | null;
}

/** Dependencies of the billing feature. */
export interface Payments extends PaymentProvider {
  db: Database;
  mails: BillingMails;
  legal: LegalTexts;
  /** Whether the payment provider works out the tax. */
  isTaxOn: boolean;
  log: Logger;
  now: () => Date;
}
