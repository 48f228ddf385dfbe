import { expect, it } from 'vitest';
import { toPlan } from './plan.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['the free plan for life', { plan: 'free', queryUsed: 3 }, ['free', null, 'free', 3, null]],
  ['no plan', {}, ['free', null, 'free', 0, null]],
  [
    'a month that goes on',
    { plan: 'pro', subscriptionId: 's', queryUsed: 7, queryResetDate: '2026-12-05' },
    ['pro', 'stripe', 'paid:2026-11-05T00:00:00.000Z', 7, '2026-12-05'],
  ],
  [
    'a month that has ended',
    { plan: 'pro', queryUsed: 7, queryResetDate: '2026-09-05' },
    ['pro', 'staff', 'paid:2026-11-05T00:00:00.000Z', 0, '2026-12-05'],
  ],
  [
    'a month without a date',
    { plan: 'enterprise', subscriptionId: 's', queryUsed: 7.9 },
    ['enterprise', 'staff', 'paid:2026-11-01T00:00:00.000Z', 7, '2026-12-01'],
  ],
])('takes over %s', (_name, fields, expected) => {
  const { plan, planSource, allowance, queryUsed, queryResetDate } = toPlan(fields, now, () => {});
  const date = queryResetDate?.toISOString().slice(0, 10) ?? null;
  expect([plan, planSource, allowance, queryUsed, date]).toEqual(expected);
});

it('keeps a limit of the record only if it is not that of the plan', () => {
  expect(toPlan({ plan: 'pro', queryLimit: 100 }, now, () => {}).queryLimit).toBeNull();
  expect(toPlan({ plan: 'pro', queryLimit: 250 }, now, () => {}).queryLimit).toBe(250);
});
