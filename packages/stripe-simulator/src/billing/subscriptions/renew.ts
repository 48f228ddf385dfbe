import type { SimulatorCore } from '../../simulator.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { nextStep } from '../periods.ts';
import { fullPeriod, recurrenceOf } from './items.ts';
import { dropOnceDiscounts } from './once-discounts.ts';

/** Starts the next period of a subscription. Its invoice is a draft, which is finalized and collected an hour later. */
export function renew(core: SimulatorCore, subscription: Subscription): void {
  const items = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const end = nextStep(subscription.billing_cycle_anchor, start, recurrenceOf(item.price));
    return { ...item, current_period_start: start, current_period_end: end };
  });
  const renewed: Subscription = { ...subscription, items: { ...subscription.items, data: items } };
  const drafts = items.map((item) => fullPeriod(core, item));
  const invoice = draftInvoice(core, renewed, drafts, 'subscription_cycle', periodOf(subscription));
  const started = core.store.put<Subscription>({
    ...dropOnceDiscounts(core, renewed),
    latest_invoice: invoice.id,
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  });
  core.events.emit('customer.subscription.updated', started, subscription);
}

/** The period that a renewal's invoice names is the one that has ended. */
function periodOf({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}
