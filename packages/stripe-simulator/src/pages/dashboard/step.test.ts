import { expect, test } from 'vitest';
import { type Step, stepSeconds } from './step.ts';

test.each<[Step, string, string]>([
  ['day', '2026-12-31T10:00:00Z', '2027-01-01T10:00:00Z'],
  ['week', '2026-11-21T10:00:00Z', '2026-11-28T10:00:00Z'],
  ['month', '2026-11-21T10:00:00Z', '2026-12-21T10:00:00Z'],
  ['month', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
  ['month', '2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
  ['year', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
])('a %s after %s is %s', (step, from, to) => {
  const now = Date.parse(from) / 1000;
  expect(now + stepSeconds(now, step)).toBe(Date.parse(to) / 1000);
});
