import { invalid } from '../errors.ts';
import type { SimulatorCore } from '../simulator.ts';
import { cardFailure } from './declines.ts';
import { createInvoice } from './invoices/finalize-invoice.ts';
import { payInvoice } from './invoices/pay-invoice.ts';
import type { MissingMethod, Subscription } from './objects/subscriptions.ts';
import { nextStep } from './periods.ts';
import { collect } from './subscriptions/collect.ts';
import { noPaymentMethod } from './subscriptions/create-subscription.ts';
import { endSubscription } from './subscriptions/end-subscription.ts';
import { fullPeriod, recurrenceOf } from './subscriptions/items.ts';
import { dropOnceDiscounts } from './subscriptions/once-discounts.ts';
import { methodFor } from './subscriptions/payment-method.ts';
import { renew } from './subscriptions/renew.ts';
import { announceTrialEnd } from './trial-announcement.ts';

const DAY_SECONDS = 86_400;
/** Longest trial, in days (Stripe: two years). */
const DAYS_MAX = 730;

/** A trial as it is asked for: for some days, or until a time. */
export interface TrialRequest {
  days: number | null;
  /** Unix seconds. */
  end: number | null;
  missingPaymentMethod: MissingMethod;
}

export interface TrialTerms {
  end: number;
  missingPaymentMethod: MissingMethod;
}

/** The terms of a trial that begins now. @throws StripeError if it would end too late or in the past */
export function trialFrom(core: SimulatorCore, request: TrialRequest): TrialTerms {
  const now = core.clock.now();
  const end = request.end ?? now + (request.days ?? 0) * DAY_SECONDS;
  checkEnd(end, now);
  return { end, missingPaymentMethod: request.missingPaymentMethod };
}

/** Ends a trial: the first paid period begins, unless there is nothing to pay with. */
export function endTrial(core: SimulatorCore, subscription: Subscription): void {
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (missing === undefined || missing === 'create_invoice' || methodFor(core, subscription)) {
    renew(core, subscription);
  } else if (missing === 'cancel') endSubscription(core, subscription, 'payment_failed');
  else {
    const paused = core.store.put<Subscription>({ ...subscription, status: 'paused' });
    core.events.emit('customer.subscription.updated', paused, subscription);
    core.events.emit('customer.subscription.paused', paused);
  }
}

/** Moves the end of a running trial; `now` ends it, and the first period is paid. */
export function moveTrialEnd(
  core: SimulatorCore,
  subscription: Subscription,
  end: number | 'now',
): Subscription {
  if (subscription.status !== 'trialing') {
    throw invalid('The simulator changes the end of a running trial only.', 'trial_end');
  }
  if (end === 'now') return startPaying(core, subscription);
  checkEnd(end, core.clock.now());
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: end }));
  const moved = core.store.put<Subscription>({
    ...subscription,
    billing_cycle_anchor: end,
    items: { ...subscription.items, data },
    trial_end: end,
  });
  core.events.emit('customer.subscription.updated', moved, subscription);
  return announceTrialEnd(core, moved);
}

function startPaying(core: SimulatorCore, subscription: Subscription): Subscription {
  const now = core.clock.now();
  const started = { ...periodFromNow(core, subscription), status: 'active' as const };
  const ended = { ...started, trial_end: now };
  const drafts = ended.items.data.map((item) => fullPeriod(core, item));
  const invoice = createInvoice(core, ended, drafts, 'subscription_update');
  const updated = core.store.put<Subscription>({
    ...dropOnceDiscounts(core, ended),
    latest_invoice: invoice.id,
  });
  core.events.emit('customer.subscription.updated', updated, subscription);
  collect(core, invoice);
  return core.store.find<Subscription>('subscription', updated.id) ?? updated;
}

/**
 * Resumes a subscription that was paused for want of a payment method: its next period begins once it is paid.
 * @throws StripeError if it is not paused, or the payment fails
 */
export function resume(core: SimulatorCore, subscription: Subscription): Subscription {
  if (subscription.status !== 'paused') {
    throw invalid('Only subscriptions with the status `paused` can be resumed.');
  }
  const method = methodFor(core, subscription);
  if (!method) throw noPaymentMethod();
  const next = periodFromNow(core, subscription);
  const drafts = next.items.data.map((item) => fullPeriod(core, item));
  const invoice = createInvoice(core, next, drafts, 'subscription_update');
  const latest_invoice = invoice.id;
  core.store.put<Subscription>({ ...subscription, latest_invoice });
  const { result } = payInvoice(core, invoice, method, 'off_session');
  if (result?.outcome === 'declined') throw cardFailure(result.error, result.intent);
  if (result?.outcome === 'authentication_required') {
    throw invalid('The simulator resumes with a card that needs no 3-D Secure only.');
  }
  const resumed = core.store.put<Subscription>({
    ...dropOnceDiscounts(core, next),
    latest_invoice,
    status: 'active',
  });
  core.events.emit('customer.subscription.updated', resumed, subscription);
  core.events.emit('customer.subscription.resumed', resumed);
  return resumed;
}

function periodFromNow(core: SimulatorCore, subscription: Subscription): Subscription {
  const now = core.clock.now();
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: now,
    current_period_end: nextStep(now, now, recurrenceOf(item.price)),
  }));
  const items = { ...subscription.items, data };
  return { ...subscription, billing_cycle_anchor: now, items };
}

function checkEnd(end: number, now: number): void {
  if (end <= now) throw invalid('Invalid timestamp: must be in the future.', 'trial_end');
  if (end > now + DAYS_MAX * DAY_SECONDS) {
    throw invalid(`A trial has at most ${DAYS_MAX} days.`, 'trial_end');
  }
}
