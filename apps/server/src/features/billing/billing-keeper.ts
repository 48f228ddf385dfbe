import type { Logger } from '../../platform/log.ts';
import { isRefused, stripeFailure } from '../../platform/stripe/failures.ts';
import { forgetEvents, listDue, readBilling, setDue } from './billing.store.ts';
import { ensureCustomer } from './customers.ts';
import { FAILED_MS } from './due.rules.ts';
import type { Payments } from './payments.ts';
import { reconcile } from './reconcile.ts';

/** How often users are looked for whom the provider is to be asked about, in milliseconds. */
const SWEEP_EVERY_MS = 30_000;
/** Users asked about in one sweep: far below what the provider allows. */
const SWEEP_MAX = 100;
/** The provider sends an event again for three days; after this many nobody asks for it any more. */
const EVENTS_KEPT_DAYS = 30;
/** A customer that the provider refuses to make is tried again after this long, in milliseconds. */
const REFUSED_MS = 24 * 3_600_000;

/** Asks the provider about everybody who is due, so that what no event told is found all the same. */
export function keepBilling(payments: Payments): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    sweepBilling(payments)
      .catch((error: unknown) => warn(payments.log, error))
      .finally(() => {
        busy = false;
      });
  }, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * One sweep. When the provider can't be reached it ends at the first user, and all wait.
 * @throws what the database throws
 */
export async function sweepBilling(payments: Payments): Promise<void> {
  const { db, now } = payments;
  const time = now();
  for (const uid of await listDue(db, time, SWEEP_MAX)) {
    try {
      await askAbout(payments, uid);
    } catch (error) {
      warn(payments.log, error);
      const wait = isRefused(error) ? REFUSED_MS : FAILED_MS;
      await setDue(db, uid, { billingDueAt: new Date(time.getTime() + wait) });
      if (!isRefused(error)) return;
    }
  }
  await forgetEvents(db, new Date(time.getTime() - EVENTS_KEPT_DAYS * 86_400_000));
}

async function askAbout(payments: Payments, uid: string): Promise<void> {
  const state = await readBilling(payments.db, uid);
  if (state?.stripeCustomerId === null) await ensureCustomer(payments, uid);
  await reconcile(payments, uid);
}

function warn(log: Logger, error: unknown): void {
  log.warn(stripeFailure(error), 'the payment provider could not be asked');
}
