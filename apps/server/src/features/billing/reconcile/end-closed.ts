import { readBilling } from '../billing.store.ts';
import type { Payments } from '../payments.ts';
import { expireOpen } from './open-checkouts.ts';
import { reconcile } from './reconcile.ts';

/**
 * Ends what a deleted account could still pay for: `reconcile` cancels its subscription.
 * @throws what the provider's library throws
 */
export async function endClosed(payments: Payments, uid: string): Promise<void> {
  const state = await readBilling(payments.db, uid);
  if (!state?.isClosed) return;
  if (state.stripeCustomerId !== null) await expireOpen(payments.stripe, state.stripeCustomerId);
  await reconcile(payments, uid);
}
