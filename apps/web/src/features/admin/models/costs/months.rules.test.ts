import { expect, test } from 'vitest';
import { monthsUntil } from './months.rules.ts';

test.each([
  ['2026-11-30T23:59:59Z', ['2026-11', '2026-10', '2026-09']],
  ['2027-01-31T23:30:00-02:00', ['2027-02', '2027-01', '2026-12']],
])('at %s the months are %j', (now, months) => {
  expect(monthsUntil(new Date(now), 3)).toEqual(months);
});
