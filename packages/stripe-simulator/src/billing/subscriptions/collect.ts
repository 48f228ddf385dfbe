import type { SimulatorCore } from '../../simulator.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { stopCollection } from '../invoices/stop-invoice.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { PaymentMethod } from '../objects/payments.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import type { Authentication, ChargeResult } from '../payments.ts';
import { endSubscription } from './end-subscription.ts';
import { methodFor } from './payment-method.ts';

/** Attempts to pay an open invoice and updates the subscription's status. */
export function collect(
  core: SimulatorCore,
  open: Invoice,
  payer?: { method: PaymentMethod | null; authentication: Authentication },
): ChargeResult | null {
  const subscription = core.store.find<Subscription>(
    'subscription',
    open.parent.subscription_details.subscription,
  );
  const method = payer?.method ?? (subscription && methodFor(core, subscription));
  const { invoice, result } = payInvoice(
    core,
    open,
    method,
    payer?.authentication ?? 'off_session',
  );
  // A subscription that has ended stays ended, even if its last invoice is paid later.
  if (!subscription || subscription.ended_at !== null) return result;
  if (subscription.latest_invoice !== invoice.id) return result;
  if (invoice.status === 'paid') setStatus(core, subscription, 'active');
  else if (invoice.billing_reason !== 'subscription_create') {
    const overdue = setStatus(core, subscription, 'past_due');
    const hasFailed = invoice.attempt_count > open.attempt_count;
    const isLastAttempt = hasFailed && invoice.next_payment_attempt === null;
    if (isLastAttempt && invoice.auto_advance) giveUp(core, overdue, invoice);
  }
  return result;
}

/** Does what the account's settings say about a subscription whose last retry failed. */
function giveUp(core: SimulatorCore, subscription: Subscription, invoice: Invoice): void {
  if (core.settings.afterRetries === 'cancel')
    endSubscription(core, subscription, 'payment_failed');
  else {
    stopCollection(core, invoice);
    setStatus(core, subscription, core.settings.afterRetries === 'unpaid' ? 'unpaid' : 'past_due');
  }
}

function setStatus(
  core: SimulatorCore,
  subscription: Subscription,
  status: Subscription['status'],
): Subscription {
  if (subscription.status === status) return subscription;
  const changed = core.store.put<Subscription>({ ...subscription, status });
  core.events.emit('customer.subscription.updated', changed, subscription);
  return changed;
}
