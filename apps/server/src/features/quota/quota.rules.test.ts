import { describe, expect, it } from 'vitest';
import { allowanceAt, currentMonth, monthsAfter } from './quota.rules.ts';

const day = (text: string) => new Date(`${text}T10:00:00.000Z`);

describe('monthsAfter', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-05', 12, '2027-05-05'],
  ])('%s and %i months is %s', (anchor, months, expected) => {
    expect(monthsAfter(day(anchor), months)).toEqual(day(expected));
  });
});

describe('currentMonth', () => {
  it.each([
    ['2026-01-31', '2026-02-01', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
    ['2026-01-31', '2026-03-30', '2026-02-28', '2026-03-31'],
    ['2026-01-31', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['2026-03-10', '2026-03-10', '2026-03-10', '2026-04-10'],
    // A clock before the anchor: the first month, not one that never was.
    ['2026-03-10', '2026-01-01', '2026-03-10', '2026-04-10'],
  ])('counted from %s, %s lies in %s to %s', (anchor, now, start, end) => {
    expect(currentMonth(day(anchor), day(now))).toEqual({ start: day(start), end: day(end) });
  });
});

describe('allowanceAt', () => {
  it('is one for life on the free plan and before any plan', () => {
    for (const plan of ['free', null] as const) {
      expect(allowanceAt({ plan, billingAnchor: day('2026-01-01') }, day('2026-06-01'))).toEqual({
        allowance: 'free',
        resetDate: null,
      });
    }
  });

  it('is a month on paid plans', () => {
    const state = { plan: 'pro', billingAnchor: day('2026-01-31') } as const;
    expect(allowanceAt(state, day('2026-02-10'))).toEqual({
      allowance: 'paid:2026-01-31T10:00:00.000Z',
      resetDate: day('2026-02-28'),
    });
  });
});
