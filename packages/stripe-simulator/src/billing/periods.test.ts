import { expect, test } from 'vitest';
import { nextStep, stepFrom } from './periods.ts';

const at = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1_000;

test.each([
  ['month', 1, '2026-01-31', '2026-01-31', '2026-02-28'],
  ['month', 1, '2026-01-31', '2026-02-28', '2026-03-31'],
  ['month', 5, '2026-01-31', '2026-06-29', '2026-06-30'],
  ['year', 1, '2024-02-29', '2027-02-28', '2028-02-29'],
  ['day', 10, '2026-01-01', '2026-01-11', '2026-01-21'],
  ['week', 2, '2026-01-01', '2026-01-14', '2026-01-15'],
  ['week', 2, '2026-01-01', '2025-01-01', '2026-01-15'],
  ['day', 1, '1990-01-01', '2099-12-31', '2100-01-01'],
] as const)(
  '%s × %i from %s: the boundary after %s is %s',
  (interval, count, anchor, time, next) => {
    const recurrence = { interval, interval_count: count };
    expect(nextStep(at(anchor), at(time), recurrence)).toBe(at(next));
  },
);

test('each boundary follows the one before, whatever the period is', () => {
  for (const interval of ['day', 'week', 'month', 'year'] as const) {
    for (const interval_count of [1, 2, 3, 7]) {
      const recurrence = { interval, interval_count };
      for (let steps = 1; steps < 60; steps += 1) {
        const start = stepFrom(at('2023-10-31'), steps, recurrence);
        const end = stepFrom(at('2023-10-31'), steps + 1, recurrence);
        expect(nextStep(at('2023-10-31'), start, recurrence)).toBe(end);
        expect(nextStep(at('2023-10-31'), end - 1, recurrence)).toBe(end);
      }
    }
  }
});

test.each([0, -1, Number.NaN])('a period of %s is refused', (interval_count) => {
  expect(() => nextStep(0, 0, { interval: 'month', interval_count })).toThrow(/empty period/);
});
