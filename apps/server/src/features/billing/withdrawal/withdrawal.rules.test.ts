import { describe, expect, it } from 'vitest';
import {
  divideRefund,
  withdrawalAmounts,
  withdrawalDeadline,
  withdrawalLastDay,
} from './withdrawal.rules.ts';

describe('the end of the period', () => {
  it.each([
    // Tuesday: the last day is a Tuesday.
    ['2026-11-24T10:00:00Z', '2026-12-08', '2026-12-10T00:00:00.000Z'],
    // Saturday and Sunday: Monday.
    ['2026-11-28T10:00:00Z', '2026-12-14', '2026-12-16T00:00:00.000Z'],
    ['2026-11-29T23:59:59Z', '2026-12-14', '2026-12-16T00:00:00.000Z'],
    // In Bulgaria it is the next day already, and its last day ends at 22:00 UTC.
    ['2026-11-24T23:30:00Z', '2026-12-08', '2026-12-10T00:00:00.000Z'],
  ])('of a contract of %s is %s', (concluded, day, deadline) => {
    const concludedAt = new Date(concluded);
    expect(withdrawalLastDay(concludedAt).toISOString()).toMatch(new RegExp(`^${day}`));
    expect(withdrawalDeadline(concludedAt).toISOString()).toBe(deadline);
  });
});

describe('what is refunded', () => {
  const concludedAt = new Date('2026-11-01T00:00:00Z');
  const contract = {
    concludedAt,
    paidUntil: new Date('2026-12-01T00:00:00Z'),
    endedAt: null,
    paid: 1_994,
    beganOnRequest: true,
  };
  const after = (days: number) => new Date(concludedAt.getTime() + days * 86_400_000);

  it.each([
    ['at once', contract, 0, { kept: 0, refund: 1_994, days: 1 }],
    ['after three days of thirty', contract, 3, { kept: 199, refund: 1_795, days: 3 }],
    ['on the fourth day', contract, 3.5, { kept: 232, refund: 1_762, days: 4 }],
    [
      'without a request to begin at once',
      { ...contract, beganOnRequest: false },
      10,
      { kept: 0, refund: 1_994, days: 10 },
    ],
    [
      'for the time until it ended',
      { ...contract, endedAt: new Date('2026-11-04T00:00:00Z') },
      10,
      { kept: 199, refund: 1_795, days: 3 },
    ],
    ['when nothing was paid', { ...contract, paid: 0 }, 5, { kept: 0, refund: 0, days: 5 }],
    ['never more than was paid', contract, 40, { kept: 1_994, refund: 0, days: 40 }],
  ])('%s', (_when, paidContract, days, amounts) => {
    expect(withdrawalAmounts(paidContract, after(days))).toEqual(amounts);
  });

  it('comes from the latest payments first, and from none more than it had', () => {
    const payments = [
      { paymentIntent: 'pi_2', amount: 1_000 },
      { paymentIntent: 'pi_1', amount: 500 },
    ];
    expect(divideRefund(1_200, payments)).toEqual([
      { paymentIntent: 'pi_2', amount: 1_000 },
      { paymentIntent: 'pi_1', amount: 200 },
    ]);
    expect(divideRefund(0, payments)).toEqual([]);
  });
});
