import type Stripe from 'stripe';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';

/** The payment provider as this server is connected to it. */
export interface PaymentProvider {
  stripe: Stripe;
  /** Whether it moves real money; events of the other kind are refused. */
  isLive: boolean;
  /** Secret that its events are signed with; null: none are accepted. */
  webhookSecret: string | null;
}

/** What the billing feature works with. */
export interface Payments extends PaymentProvider {
  db: Database;
  log: Logger;
  now: () => Date;
}
