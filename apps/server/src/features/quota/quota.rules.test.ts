import { describe, expect, it } from 'vitest';
import { allowanceAt, currentMonth, monthsAfter, nextAllowance } from './quota.rules.ts';

const day = (text: string) => new Date(`${text}T10:00:00.000Z`);

describe('monthsAfter', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2026-01-30', 2, '2026-03-30'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-05-05', 12, '2027-05-05'],
  ])('%s plus %i months is %s', (anchor, months, expected) => {
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
    // A clock before the anchor: the first month, not an earlier one.
    ['2026-03-10', '2026-01-01', '2026-03-10', '2026-04-10'],
  ])('with the anchor %s, %s is in the month from %s to %s', (anchor, now, start, end) => {
    expect(currentMonth(day(anchor), day(now))).toEqual({ start: day(start), end: day(end) });
  });
});

const none = { planSource: null, paidUntil: null };

describe('allowanceAt', () => {
  it('never ends on the free plan or without a plan', () => {
    for (const plan of ['free', null] as const) {
      const state = { ...none, plan, billingAnchor: day('2026-01-01') };
      expect(allowanceAt(state, day('2026-06-01'))).toEqual({
        allowance: 'free',
        resetDate: null,
      });
    }
  });

  it('is a month on paid plans', () => {
    const state = { ...none, plan: 'pro', billingAnchor: day('2026-01-31') } as const;
    expect(allowanceAt(state, day('2026-02-10'))).toEqual({
      allowance: 'paid:2026-01-31T10:00:00.000Z',
      resetDate: day('2026-02-28'),
    });
  });

  it('begins a month only after its payment', () => {
    const yearly = { plan: 'pro', planSource: 'stripe', billingAnchor: day('2026-01-31') } as const;
    const unpaid = { ...yearly, paidUntil: day('2026-02-28') };
    const lastPaid = { allowance: `paid:${day('2026-01-31').toISOString()}` };
    for (const now of ['2026-02-27', '2026-02-28', '2026-05-01']) {
      expect(allowanceAt(unpaid, day(now))).toMatchObject(lastPaid);
    }
    const paid = { ...yearly, paidUntil: day('2027-01-31') };
    expect(allowanceAt(paid, day('2026-05-01'))).toEqual({
      allowance: `paid:${day('2026-04-30').toISOString()}`,
      resetDate: day('2026-05-31'),
    });
  });
});

describe('nextAllowance', () => {
  const running = {
    plan: 'pro',
    planSource: 'stripe',
    queryLimit: null,
    billingAnchor: day('2026-01-10'),
    paidUntil: day('2030-01-01'),
    queryResetDate: day('2026-02-10'),
    allowance: `paid:${day('2026-01-10').toISOString()}`,
  } as const;

  it.each([
    ['stays until the reset date, whatever the anchor', '2026-01-20', '2026-01-10', '2026-02-10'],
    ['is the next month on the reset date', '2026-02-10', '2026-02-10', '2026-03-10'],
    ['is unchanged if the clock is set back', '2025-12-01', '2026-01-10', '2026-02-10'],
  ])('%s', (_name, now, start, end) => {
    expect(nextAllowance(running, day(now))).toEqual({
      allowance: `paid:${day(start).toISOString()}`,
      resetDate: day(end),
    });
  });

  it('starts at once after the free allowance', () => {
    const upgraded = { ...running, allowance: 'free', queryResetDate: null };
    expect(nextAllowance(upgraded, day('2026-01-20'))).toEqual({
      allowance: running.allowance,
      resetDate: running.queryResetDate,
    });
  });
});
