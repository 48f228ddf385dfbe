import type { SimulatorCore } from '../simulator.ts';
import { expireCheckout } from './checkout.ts';
import { finalizeInvoice } from './invoices.ts';
import type { CheckoutSession, Customer, Invoice, Subscription, TestClock } from './objects.ts';
import { collect, endSubscription, isLive, renew } from './subscriptions.ts';

/** Scheduled work, such as a renewal. */
interface Due {
  at: number;
  run: () => void;
}

/** Time to pay the first invoice, in seconds (Stripe: 23 hours). */
const INCOMPLETE_SECONDS = 23 * 3_600;

/** Runs all work that is due now, oldest first; test clocks are not affected. */
export function catchUp(core: SimulatorCore): void {
  core.run(() => runDueUntil(core, null, core.clock.general()));
}

/** Advances the simulated time to `time` (Unix seconds) and runs all work that is due by then. */
export function advanceTo(core: SimulatorCore, time: number): void {
  core.run(() => {
    runDueUntil(core, null, time);
    core.clock.moveTo(time);
  });
}

/** Advances a test clock to `time` (Unix seconds) and runs the work of its customers. */
export function advanceTestClock(core: SimulatorCore, clock: TestClock, time: number): TestClock {
  runDueUntil(core, clock.id, time);
  return core.store.put<TestClock>({ ...clock, frozen_time: time });
}

/** Runs `work` at the time of the customer's test clock, if there is one. */
export function atCustomerTime<Result>(
  core: SimulatorCore,
  customer: Customer | null,
  work: () => Result,
): Result {
  const clock =
    customer?.test_clock &&
    core.store.find<TestClock>('test_helpers.test_clock', customer.test_clock);
  return clock ? core.clock.at(clock.frozen_time, work) : work();
}

function runDueUntil(core: SimulatorCore, testClock: string | null, time: number): void {
  for (;;) {
    const next = nextDue(core, testClock);
    if (!next || next.at > time) return;
    core.clock.at(next.at, next.run);
  }
}

function nextDue(core: SimulatorCore, testClock: string | null): Due | undefined {
  const all = [...dueSubscriptions(core, testClock), ...dueInvoices(core, testClock)];
  if (testClock === null) all.push(...dueCheckouts(core));
  return all.reduce<Due | undefined>(
    (first, due) => (!first || due.at < first.at ? due : first),
    undefined,
  );
}

function dueSubscriptions(core: SimulatorCore, testClock: string | null): Due[] {
  return core.store
    .all<Subscription>('subscription')
    .filter((subscription) => subscription.test_clock === testClock)
    .flatMap((subscription) => {
      const finish = () => void endSubscription(core, subscription, 'cancellation_requested');
      if (subscription.status === 'incomplete') {
        return [{ at: subscription.created + INCOMPLETE_SECONDS, run: finish }];
      }
      if (!isLive(subscription)) return [];
      if (subscription.cancel_at !== null) return [{ at: subscription.cancel_at, run: finish }];
      const at = Math.min(...subscription.items.data.map((item) => item.current_period_end));
      return [{ at, run: () => renew(core, subscription) }];
    });
}

function dueInvoices(core: SimulatorCore, testClock: string | null): Due[] {
  return core.store.all<Invoice>('invoice').flatMap((invoice) => {
    const { parent, status } = invoice;
    const isDraft = status === 'draft';
    const at = isDraft ? invoice.automatically_finalizes_at : invoice.next_payment_attempt;
    if (at === null || !(isDraft || status === 'open')) return [];
    const id = parent.subscription_details.subscription;
    const subscription = core.store.find<Subscription>('subscription', id);
    if (!subscription || !isLive(subscription) || subscription.test_clock !== testClock) return [];
    const run = () => void collect(core, isDraft ? finalizeInvoice(core, invoice) : invoice);
    return [{ at, run }];
  });
}

function dueCheckouts(core: SimulatorCore): Due[] {
  return core.store
    .all<CheckoutSession>('checkout.session')
    .filter((session) => session.status === 'open')
    .map((session) => ({
      at: session.expires_at,
      run: () => void expireCheckout(core, session),
    }));
}
