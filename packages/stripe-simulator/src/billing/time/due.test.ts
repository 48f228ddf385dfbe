import { afterEach, expect, it, vi } from 'vitest';
import { createSubscribers } from '../../testing/many-subscriptions.ts';
import { startSimulator } from '../../testing/running-simulator.ts';
import { openShop } from '../../testing/shop.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { advanceTo } from './due.ts';

const MONTH_SECONDS = 32 * 86_400;

let running: Awaited<ReturnType<typeof startSimulator>> | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

it('the work of a month grows with the number of subscriptions, not with its square', async () => {
  const few = await readsOfMonth(10);
  const many = await readsOfMonth(80);
  expect(many / few).toBeLessThan(8.5);
});

it('requests get their turn while time moves', async () => {
  const { core, simulator } = await started(20);
  const now = simulator.clock.general();
  const renewed = () =>
    core.store
      .all<Subscription>('subscription')
      .filter(({ items }) => (items.data[0]?.current_period_start ?? 0) > now).length;
  const seen = new Set<number>();
  const look = setInterval(() => seen.add(renewed()), 0);
  await advanceTo(core, now + MONTH_SECONDS, 0);
  clearInterval(look);
  expect(renewed()).toBe(20);
  expect([...seen].some((count) => count > 0 && count < 20)).toBe(true);
});

/** Objects that are read from the store while subscriptions move one month on. */
async function readsOfMonth(count: number): Promise<number> {
  const { simulator, stop } = await started(count);
  const parse = vi.spyOn(JSON, 'parse');
  await simulator.advanceTo(simulator.clock.general() + MONTH_SECONDS);
  const reads = parse.mock.calls.length;
  parse.mockRestore();
  await stop();
  running = undefined;
  return reads;
}

async function started(count: number) {
  running = await startSimulator({ webhooks: [] });
  const { monthly } = await openShop(running.stripe);
  createSubscribers(running.core, monthly.id, count);
  return running;
}
