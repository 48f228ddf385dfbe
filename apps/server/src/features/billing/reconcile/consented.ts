import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { hasAccepted } from '../../legal/legal.store.ts';
import { CHECKOUT_MS } from './due.rules.ts';

/** The clocks of the payment provider and of this server differ by less, in milliseconds. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** Whether a buyer asked to begin at once, before the checkout that led to this contract. */
export function hasConsented(db: Database | Trx, uid: string, concludedAt: Date): Promise<boolean> {
  return hasAccepted(db, uid, 'withdrawal', {
    from: new Date(concludedAt.getTime() - CHECKOUT_MS - CLOCK_SKEW_MS),
    until: new Date(concludedAt.getTime() + CLOCK_SKEW_MS),
  });
}
