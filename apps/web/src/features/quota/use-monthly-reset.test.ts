import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMonthlyReset } from './use-monthly-reset.ts';

const now = new Date('2026-11-30T10:00:00Z');
const passed = '2026-11-30T10:00:00.000Z';
const inAMonth = '2026-12-30T10:00:00.000Z';
const pro = { uid: 'vera', plan: 'pro' } as const;

let requested: string[];
let reset: ReturnType<typeof createMonthlyReset>;

beforeEach(() => {
  vi.useFakeTimers({ now });
  requested = [];
  reset = createMonthlyReset((uid) => requested.push(uid));
});

afterEach(() => {
  vi.useRealTimers();
});

it('requests a reset once if the date is now or past, however often the user document changes', () => {
  reset.follow({ ...pro, queryResetDate: passed });
  reset.follow({ ...pro, queryResetDate: passed });
  expect(requested).toEqual(['vera']);
});

it.each([
  { ...pro, queryResetDate: null },
  { ...pro, plan: 'free', queryResetDate: passed } as const,
])('requests nothing unless a Pro user has a reset date: %o', (user) => {
  reset.follow(user);
  vi.runAllTimers();
  expect(requested).toEqual([]);
});

it('requests a reset when the date passes while the page is open, even a month later', () => {
  reset.follow({ ...pro, queryResetDate: inAMonth });
  vi.advanceTimersByTime(Date.parse(inAMonth) - now.getTime() - 1);
  expect(requested).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested).toEqual(['vera']);
});

it('requests another reset for the next date', () => {
  reset.follow({ ...pro, queryResetDate: passed });
  reset.follow({ ...pro, queryResetDate: inAMonth });
  vi.setSystemTime(inAMonth);
  reset.follow({ ...pro, queryResetDate: inAMonth });
  expect(requested).toHaveLength(2);
});

it('drops the date when the user switches to the free plan', () => {
  reset.follow({ ...pro, queryResetDate: inAMonth });
  reset.follow({ ...pro, plan: 'free', queryResetDate: null });
  vi.runAllTimers();
  expect(requested).toEqual([]);
});

it('requests nothing after stop()', () => {
  reset.follow({ ...pro, queryResetDate: inAMonth });
  reset.stop();
  vi.runAllTimers();
  expect(requested).toEqual([]);
});
