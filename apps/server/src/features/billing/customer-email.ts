import { markCustomerEmailSent, readBilling } from './billing.store.ts';
import type { Payments } from './payments.ts';

/**
 * Tells the payment provider a user's present address, if it has an earlier one. The user stays due until it knows.
 * @throws what the provider's library throws
 */
export async function updateCustomerEmail(payments: Payments, uid: string): Promise<void> {
  const { db, stripe } = payments;
  const state = await readBilling(db, uid);
  if (!state?.isCustomerEmailDue || state.stripeCustomerId === null) return;
  const { email } = state;
  await stripe.customers.update(state.stripeCustomerId, { email });
  await markCustomerEmailSent(db, uid, email);
}
