import type { SimulatorCore } from '../simulator.ts';
import type { Customer } from './objects/customers.ts';
import type { TestClock } from './objects/test-clock.ts';

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
