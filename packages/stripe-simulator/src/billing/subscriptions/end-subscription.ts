import type { SimulatorCore } from '../../simulator.ts';
import { stopCollection, voidInvoice } from '../invoices/stop-invoice.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { Subscription } from '../objects/subscriptions.ts';

/** Ends a subscription immediately. Its invoices are no longer collected, but stay open: they can still be paid. */
export function endSubscription(
  core: SimulatorCore,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  comment: string | null = null,
): Subscription {
  const now = core.clock.now();
  const ended = core.store.put<Subscription>({
    ...subscription,
    cancellation_details: { comment, feedback: null, reason },
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  });
  for (const invoice of invoicesOf(core, ended)) {
    if (invoice.status === 'open' && ended.status === 'incomplete_expired')
      voidInvoice(core, invoice);
    else if (invoice.status === 'open' || invoice.status === 'draft') stopCollection(core, invoice);
  }
  core.events.emit('customer.subscription.deleted', ended);
  return ended;
}

/** All invoices of a subscription, the oldest first. */
function invoicesOf(core: SimulatorCore, { id }: Subscription): Invoice[] {
  return core.store
    .referring<Invoice>('invoice', 'parent.subscription_details.subscription', id)
    .reverse();
}

/** Sets or clears cancellation at the end of the period. */
export function setCancelAtPeriodEnd(
  core: SimulatorCore,
  subscription: Subscription,
  cancels: boolean,
): Subscription {
  const until = Math.max(...subscription.items.data.map((item) => item.current_period_end));
  const changed = core.store.put<Subscription>({
    ...subscription,
    cancel_at: cancels ? until : null,
    cancel_at_period_end: cancels,
    canceled_at: cancels ? core.clock.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: cancels ? 'cancellation_requested' : null,
    },
  });
  core.events.emit('customer.subscription.updated', changed, subscription);
  return changed;
}
