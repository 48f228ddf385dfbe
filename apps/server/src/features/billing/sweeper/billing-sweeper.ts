import { every } from '../../../platform/every.ts';
import type { Logger } from '../../../platform/log.ts';
import { isRefused, stripeFailure } from '../../../platform/stripe/failures.ts';
import { deleteEventsBefore, listDue, readBilling, setNextDue } from '../billing.store.ts';
import { updateCustomerEmail } from '../customer-email.ts';
import { ensureCustomer } from '../customers.ts';
import type { Payments } from '../payments.ts';
import { FAILED_RETRY_MS } from '../reconcile/due.rules.ts';
import { endClosed } from '../reconcile/end-closed.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { completeWithdrawals } from '../withdrawal/complete-withdrawals.ts';

/** Interval between sweeps, in milliseconds. */
const SWEEP_EVERY_MS = 30_000;
/** Users reconciled per sweep: far below the provider's rate limit. */
const SWEEP_MAX = 100;
/** The provider resends an event for three days; processed events are kept well beyond that. */
const EVENT_RETENTION_DAYS = 30;
/** Retry delay after the provider has refused a request, in milliseconds. */
const REFUSED_RETRY_MS = 24 * 3_600_000;

/**
 * Reconciles users that are due, so that changes whose event was lost are found too.
 * @returns a function that stops the sweeper
 */
export function startBillingSweeper(payments: Payments): () => void {
  const { log } = payments;
  return every(SWEEP_EVERY_MS, () => sweepBilling(payments), {
    log,
    failure: 'sweeping billing failed',
  });
}

/**
 * Runs one sweep. If the provider is unreachable, the sweep ends at the first user and the others stay due.
 * @throws what the database throws
 */
export async function sweepBilling(payments: Payments): Promise<void> {
  const { db, now } = payments;
  const time = now();
  for (const due of await listDue(db, time, SWEEP_MAX)) {
    try {
      await reconcileUser(payments, due.uid);
    } catch (error) {
      warn(payments.log, error);
      const wait = isRefused(error) ? REFUSED_RETRY_MS : FAILED_RETRY_MS;
      await setNextDue(db, due, new Date(time.getTime() + wait));
      if (!isRefused(error)) return;
    }
  }
  await deleteEventsBefore(db, new Date(time.getTime() - EVENT_RETENTION_DAYS * 86_400_000));
}

async function reconcileUser(payments: Payments, uid: string): Promise<void> {
  // First, because a closed account is refunded too.
  await completeWithdrawals(payments, uid);
  const state = await readBilling(payments.db, uid);
  if (state?.isClosed) return endClosed(payments, uid);
  if (state?.stripeCustomerId === null) await ensureCustomer(payments, uid);
  if (state?.isCustomerEmailDue) await updateCustomerEmail(payments, uid);
  await reconcile(payments, uid);
}

function warn(log: Logger, error: unknown): void {
  log.warn(stripeFailure(error), 'reconciling with the payment provider failed');
}
