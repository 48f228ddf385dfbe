import { invalid } from '../errors.ts';
import type { SimulatorCore } from '../simulator.ts';
import { createInvoice } from './invoices/finalize-invoice.ts';
import { type LineDraft, totalsOf } from './invoices/totals.ts';
import type { Price } from './objects/catalogue.ts';
import type { Invoice } from './objects/invoices.ts';
import type { Subscription, SubscriptionItem } from './objects/subscriptions.ts';
import type { Authentication, ChargeResult } from './payments.ts';
import { nextStep } from './periods.ts';
import { collect } from './subscriptions/collect.ts';
import { fullPeriod, productName, recurrenceOf } from './subscriptions/items.ts';

/** `none`: unused time is not credited. */
export type Proration = 'always_invoice' | 'none';

/** The present cost of a price change. */
export interface PriceChangeCost {
  lines: { text: string; amount: number }[];
  /** Negative if it is credited. */
  total: number;
  /** Credit of the customer that pays for it. */
  credit: number;
  currency: string;
}

/**
 * Calculates the invoice lines of another price or quantity. The credit for the rest of the current period is based on the
 * amount that was billed, discounts included. A changed interval starts a new period, which is charged in full.
 */
export function priceChange(
  core: SimulatorCore,
  subscription: Subscription,
  item: SubscriptionItem,
  { price, quantity }: { price: Price; quantity: number },
  proration: Proration,
): { changed: Subscription; drafts: LineDraft[]; total: number } {
  const now = core.clock.now();
  if (price.currency !== subscription.currency) {
    throw invalid('All prices of a subscription must have its currency.', 'items');
  }
  if (subscription.status === 'trialing') return changeInTrial(subscription, item, price, quantity);
  const before = recurrenceOf(item.price);
  const after = recurrenceOf(price);
  const isSameInterval =
    before.interval === after.interval && before.interval_count === after.interval_count;
  const anchor = isSameInterval ? subscription.billing_cycle_anchor : now;
  const replaced: SubscriptionItem = {
    ...item,
    price,
    quantity,
    current_period_start: isSameInterval ? item.current_period_start : now,
    current_period_end: isSameInterval ? item.current_period_end : nextStep(now, now, after),
  };
  const share = shareLeft(item, now);
  const credit: LineDraft = {
    amount: -unusedOf(core, subscription, item, now),
    description: `Unused time on ${productName(core, item.price)}`,
    price: item.price,
    quantity: item.quantity,
    itemId: item.id,
    isProration: true,
    period: { start: now, end: item.current_period_end },
    isDiscountable: false,
  };
  const full = fullPeriod(core, replaced);
  const charged: LineDraft = isSameInterval
    ? {
        ...full,
        amount: Math.round(full.amount * share),
        description: `Remaining time on ${productName(core, price)}`,
        isProration: true,
        period: { start: now, end: item.current_period_end },
      }
    : full;
  const drafts = draftsOf({ credit, charged, isSameInterval, proration });
  const data = subscription.items.data.map((existing) =>
    existing.id === item.id ? replaced : existing,
  );
  return {
    changed: {
      ...subscription,
      billing_cycle_anchor: anchor,
      items: { ...subscription.items, data },
    },
    drafts,
    total: totalsOf(drafts, []).total,
  };
}

/** A change within a trial costs nothing, and the trial stays as long as it is. */
function changeInTrial(
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  quantity: number,
): ReturnType<typeof priceChange> {
  const data = subscription.items.data.map((existing) =>
    existing.id === item.id ? { ...item, price, quantity } : existing,
  );
  const items = { ...subscription.items, data };
  return { changed: { ...subscription, items }, drafts: [], total: 0 };
}

/** Without proration there is no credit, and a new period is still charged in full. */
function draftsOf(change: {
  credit: LineDraft;
  charged: LineDraft;
  isSameInterval: boolean;
  proration: Proration;
}): LineDraft[] {
  const { credit, charged, isSameInterval, proration } = change;
  if (proration === 'none') return isSameInterval ? [] : [charged];
  return credit.amount === 0 ? [charged] : [credit, charged];
}

/** Changes the price or quantity of an item, and invoices what the change costs immediately. */
export function changePrice(
  core: SimulatorCore,
  subscription: Subscription,
  item: SubscriptionItem,
  to: { price: Price; quantity: number },
  proration: Proration,
  authentication: Authentication,
): { subscription: Subscription; result: ChargeResult | null } {
  if (to.price.id === item.price.id && to.quantity === item.quantity) {
    return { subscription, result: null };
  }
  const { changed, drafts } = priceChange(core, subscription, item, to, proration);
  if (drafts.length === 0) {
    core.store.put(changed);
    core.events.emit('customer.subscription.updated', changed, subscription);
    return { subscription: changed, result: null };
  }
  const invoice = createInvoice(core, changed, drafts, 'subscription_update');
  const updated = core.store.put<Subscription>({ ...changed, latest_invoice: invoice.id });
  core.events.emit('customer.subscription.updated', updated, subscription);
  const result = collect(core, invoice, { method: null, authentication });
  return {
    subscription: core.store.find<Subscription>('subscription', subscription.id) ?? updated,
    result,
  };
}

/** Remaining share of an item's period, 0 to 1. */
function shareLeft(item: SubscriptionItem, now: number): number {
  const { current_period_start: start, current_period_end: end } = item;
  return Math.min(1, Math.max(0, (end - now) / (end - start)));
}

/**
 * The unused part of what was billed last for an item's current period, net of discounts. Stripe credits it even if
 * the invoice is not paid yet. After a change within the period, what was billed last begins at that change.
 */
function unusedOf(
  core: SimulatorCore,
  subscription: Subscription,
  item: SubscriptionItem,
  now: number,
): number {
  const lines = core.store
    .referring<Invoice>('invoice', 'parent.subscription_details.subscription', subscription.id)
    .filter((invoice) => invoice.status === 'paid' || invoice.auto_advance)
    .flatMap((invoice) => invoice.lines.data);
  const line = lines.find(
    (candidate) =>
      candidate.amount > 0 &&
      candidate.parent.subscription_item_details.subscription_item === item.id &&
      candidate.pricing.price_details.price === item.price.id &&
      candidate.period.end === item.current_period_end,
  );
  if (!line) return 0;
  const { start, end } = line.period;
  const net = line.amount - line.discount_amounts.reduce((total, { amount }) => total + amount, 0);
  return end === start ? 0 : Math.round((net * Math.max(0, end - now)) / (end - start));
}
