import type { SimulatorCore } from '../simulator.ts';
import { expireCheckout } from './checkout.ts';
import type { CheckoutSession, Customer, Invoice, Subscription, TestClock } from './objects.ts';
import { collect, end, isLive, renew } from './subscriptions.ts';

/** Something that happens by itself when its time has come. */
interface Due {
  at: number;
  happen: () => void;
}

/** A first invoice may be paid for this long, in seconds (Stripe: 23 hours). */
const INCOMPLETE_SECONDS = 23 * 3_600;

/** Lets everything happen that is due by the general time, in the order of its times. */
export function catchUp(core: SimulatorCore): void {
  core.run(() => happenUntil(core, null, core.clock.general()));
}

/** Moves the general time on and lets everything happen that comes due. */
export function advanceTo(core: SimulatorCore, time: number): void {
  core.run(() => {
    happenUntil(core, null, time);
    core.clock.moveTo(time);
  });
}

/** The same for everything that hangs on a test clock. */
export function advanceTestClock(core: SimulatorCore, clock: TestClock, time: number): TestClock {
  happenUntil(core, clock.id, time);
  return core.store.put<TestClock>({ ...clock, frozen_time: time });
}

/** Does work at a customer's own time. */
export function atCustomersTime<Result>(
  core: SimulatorCore,
  customer: Customer | null,
  work: () => Result,
): Result {
  const clock =
    customer?.test_clock &&
    core.store.find<TestClock>('test_helpers.test_clock', customer.test_clock);
  return clock ? core.clock.at(clock.frozen_time, work) : work();
}

function happenUntil(core: SimulatorCore, testClock: string | null, time: number): void {
  for (;;) {
    const next = nextDue(core, testClock);
    if (!next || next.at > time) return;
    core.clock.at(next.at, next.happen);
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
      const finish = () => void end(core, subscription, 'cancellation_requested');
      if (subscription.status === 'incomplete') {
        return [{ at: subscription.created + INCOMPLETE_SECONDS, happen: finish }];
      }
      if (!isLive(subscription)) return [];
      if (subscription.cancel_at !== null) return [{ at: subscription.cancel_at, happen: finish }];
      const at = Math.min(...subscription.items.data.map((item) => item.current_period_end));
      return [{ at, happen: () => renew(core, subscription) }];
    });
}

function dueInvoices(core: SimulatorCore, testClock: string | null): Due[] {
  return core.store.all<Invoice>('invoice').flatMap((invoice) => {
    const { next_payment_attempt: at, parent } = invoice;
    if (invoice.status !== 'open' || at === null) return [];
    const id = parent.subscription_details.subscription;
    const subscription = core.store.find<Subscription>('subscription', id);
    if (!subscription || !isLive(subscription) || subscription.test_clock !== testClock) return [];
    return [{ at, happen: () => void collect(core, invoice) }];
  });
}

function dueCheckouts(core: SimulatorCore): Due[] {
  return core.store
    .all<CheckoutSession>('checkout.session')
    .filter((session) => session.status === 'open')
    .map((session) => ({
      at: session.expires_at,
      happen: () => void expireCheckout(core, session),
    }));
}
