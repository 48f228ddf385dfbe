import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DueRow } from '../../objects.store.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { expireCheckout } from '../checkout/checkout.ts';
import { endCoupon } from '../discounts.ts';
import { isLive } from '../due-times.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { stopCollection } from '../invoices/stop-invoice.ts';
import type { Coupon, PromotionCode } from '../objects/catalogue.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import type { TestClock } from '../objects/test-clock.ts';
import { collect } from '../subscriptions/collect.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { renew } from '../subscriptions/renew.ts';
import { announcementTime, announceTrialEnd } from '../trial-announcement.ts';
import { endTrial } from '../trials.ts';

/** How long an advance keeps the process busy before others get their turn, in milliseconds. */
const TURN_MS = 20;

/** Runs all work that is due now, oldest first; test clocks are not affected. */
export function catchUp(core: SimulatorCore): void {
  const now = core.clock.general();
  if (core.store.nextDue(null, now)) core.run(() => runDueUntil(core, null, now));
}

/**
 * Advances the simulated time to `time` (Unix seconds) and runs all work that is due by then. Between turns the
 * clock stands at the work that was done last, so requests that come in see a consistent state.
 */
export async function advanceTo(
  core: SimulatorCore,
  time: number,
  turnMilliseconds = TURN_MS,
): Promise<void> {
  while (core.run(() => runTurn(core, time, turnMilliseconds))) await nextTurn();
  core.run(() => {
    runDueUntil(core, null, time);
    core.clock.moveTo(time);
  });
}

/** Advances a test clock to `time` (Unix seconds) and runs the work of its customers. */
export function advanceTestClock(core: SimulatorCore, clock: TestClock, time: number): TestClock {
  const advancing = core.store.put<TestClock>({ ...clock, status: 'advancing' });
  core.events.emit('test_helpers.test_clock.advancing', advancing);
  runDueUntil(core, clock.id, time);
  const ready = core.store.put<TestClock>({ ...clock, frozen_time: time, status: 'ready' });
  core.events.emit('test_helpers.test_clock.ready', ready);
  return ready;
}

function runDueUntil(core: SimulatorCore, testClock: string | null, time: number): void {
  for (;;) {
    const next = core.store.nextDue(testClock, time);
    if (!next) return;
    core.clock.at(next.at, () => runDue(core, next));
  }
}

/** @returns true if there is more to do */
function runTurn(core: SimulatorCore, time: number, milliseconds: number): boolean {
  const end = performance.now() + milliseconds;
  for (;;) {
    const next = core.store.nextDue(null, time);
    if (!next) return false;
    core.clock.at(next.at, () => runDue(core, next));
    if (performance.now() < end) continue;
    core.clock.moveTo(next.at);
    return true;
  }
}

function runDue(core: SimulatorCore, { type, id }: DueRow): void {
  const { store } = core;
  switch (type) {
    case 'subscription':
      return runSubscription(core, found(store.find<Subscription>('subscription', id)));
    case 'invoice':
      return runInvoice(core, found(store.find<Invoice>('invoice', id)));
    case 'checkout.session':
      expireCheckout(core, found(store.find<CheckoutSession>('checkout.session', id)));
      return;
    case 'coupon':
      return endCoupon(core, found(store.find<Coupon>('coupon', id)));
    case 'promotion_code': {
      const code = found(store.find<PromotionCode>('promotion_code', id));
      store.put<PromotionCode>({ ...code, active: false });
      return;
    }
    default:
      throw new Error(`nothing to do with a ${type}`);
  }
}

function runSubscription(core: SimulatorCore, subscription: Subscription): void {
  const { status, cancel_at } = subscription;
  const isOver = cancel_at !== null && cancel_at <= core.clock.now();
  if (status === 'incomplete' || isOver)
    endSubscription(core, subscription, 'cancellation_requested');
  else if (announcementTime(subscription) !== null) announceTrialEnd(core, subscription);
  else if (status === 'trialing') endTrial(core, subscription);
  else renew(core, subscription);
}

function runInvoice(core: SimulatorCore, invoice: Invoice): void {
  const id = invoice.parent.subscription_details.subscription;
  const subscription = core.store.find<Subscription>('subscription', id);
  if (!subscription || !isLive(subscription)) stopCollection(core, invoice);
  else collect(core, invoice.status === 'draft' ? finalizeInvoice(core, invoice) : invoice);
}

function found<Type>(object: Type | null): Type {
  if (object === null) throw new Error('an object with a due time is gone');
  return object;
}
