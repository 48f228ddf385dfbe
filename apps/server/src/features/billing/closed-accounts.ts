import type { Database, Trx } from '../../platform/db/transaction.ts';
import { isMissing } from '../../platform/stripe/failures.ts';
import { readBilling, setDue } from './billing.store.ts';
import { findOwnCustomers } from './customers.ts';
import type { Payments } from './payments.ts';

/** Makes the billing sweeper end the subscription of a deleted account, in the transaction of the deletion. */
export async function scheduleEnd(trx: Trx, uid: string, now: Date): Promise<void> {
  await setDue(trx, uid, { billingDueAt: now });
}

/**
 * Deletes the customers of an account at the payment provider, which ends their subscriptions. The provider keeps invoices.
 * @param addresses that the account has or had
 * @throws what the provider's library throws; an error when payments are off, but the user has a customer
 */
export async function deleteCustomers(
  { db, payments }: { db: Database; payments: Payments | null },
  uid: string,
  addresses: readonly string[],
): Promise<void> {
  const saved = (await readBilling(db, uid))?.stripeCustomerId ?? null;
  if (!payments) {
    if (saved === null) return;
    throw new Error('the customer can’t be deleted while payments are off');
  }
  const found = await findOwnCustomers(payments, uid, addresses);
  for (const customer of new Set(saved === null ? found : [saved, ...found])) {
    try {
      await payments.stripe.customers.del(customer);
    } catch (error) {
      // Deleted by an earlier attempt.
      if (!isMissing(error)) throw error;
    }
  }
}
