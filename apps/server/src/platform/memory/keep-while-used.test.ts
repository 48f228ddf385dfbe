import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_LOOKS, keepWhileUsed, LOOK_MS } from './keep-while-used.ts';

const log = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeping() {
  const state = { isUsed: false, done: [] as string[] };
  const kept = {
    prepare: async () => void state.done.push('prepared'),
    rest: () => state.done.push('rested') > 0,
  };
  const stop = keepWhileUsed(kept, () => state.isUsed, log);
  const looks = (count: number) => vi.advanceTimersByTimeAsync(count * LOOK_MS);
  return { state, looks, stop };
}

test('what may be needed is loaded once, and let go when nobody has needed it for a while', async () => {
  const { state, looks, stop } = keeping();
  await looks(1);
  expect(state.done).toEqual([]);
  state.isUsed = true;
  await looks(2 * IDLE_LOOKS);
  expect(state.done).toEqual(['prepared']);
  state.isUsed = false;
  await looks(IDLE_LOOKS - 1);
  expect(state.done).toEqual(['prepared']);
  await looks(1);
  expect(state.done).toEqual(['prepared', 'rested']);
  state.isUsed = true;
  await looks(1);
  expect(state.done).toEqual(['prepared', 'rested', 'prepared']);
  stop();
});

test('a short pause lets nothing go', async () => {
  const { state, looks, stop } = keeping();
  for (const isUsed of [true, false, true, false]) {
    state.isUsed = isUsed;
    await looks(IDLE_LOOKS - 1);
  }
  expect(state.done).toEqual(['prepared']);
  stop();
});

test('what was loaded without anybody being seen is let go, too', async () => {
  const { state, looks, stop } = keeping();
  await looks(2 * IDLE_LOOKS);
  expect(state.done).toEqual(['rested', 'rested']);
  stop();
});
