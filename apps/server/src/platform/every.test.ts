import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from './every.ts';
import { createLog } from './log.ts';

const log = createLog('silent');
const options = { log, failure: 'work failed' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('work runs at each interval until it is stopped', async () => {
  const work = vi.fn(async () => undefined);
  const stop = every(1_000, work, options);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a tick is skipped while the run before it is unfinished', async () => {
  const first = Promise.withResolvers<undefined>();
  const work = vi.fn(() => first.promise);
  const stop = every(1_000, work, options);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve(undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});

test('a failure is logged and the next tick works again', async () => {
  const warn = vi.spyOn(log, 'warn');
  const work = vi.fn(async () => undefined);
  work.mockRejectedValueOnce(new Error('away'));
  const stop = every(1_000, work, options);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls).toEqual([[{ error: new Error('away') }, 'work failed']]);
  stop();
});
