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
    endedAt: null,
    paid: 1_994,
    beganOnRequest: true,
    charged: [month(concludedAt, '2026-12-01', 1_994)],
    creditLeft: 0,
    availableCredit: 0,
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
    const credit = { creditTaken: 0, creditBack: 0 };
    expect(withdrawalAmounts(paidContract, after(days))).toEqual({ ...credit, ...amounts });
  });

  describe('after a change from a year to a month on the tenth day', () => {
    const change = after(10);
    // 355 of 365 days are credited, and pay for the month.
    const changed = {
      ...contract,
      paid: 20_399,
      charged: [
        month(concludedAt, '2027-11-01', 20_399),
        month(change, '2027-11-01', -19_840),
        month(change, '2026-12-11', 1_994),
      ],
      creditLeft: 17_846,
      availableCredit: 17_846,
    };

    it.each([
      // Ten days of the year.
      ['on the same day', changed, 10, { kept: 558, refund: 19_841, creditTaken: 17_846 }],
      // And three days of the month.
      ['three days later', changed, 13, { kept: 758, refund: 19_641, creditTaken: 17_846 }],
      [
        'without a request to begin at once',
        { ...changed, beganOnRequest: false },
        13,
        { kept: 0, refund: 20_399, creditTaken: 17_846 },
      ],
      [
        'when the credit has paid for something else',
        { ...changed, availableCredit: 7_846 },
        10,
        { kept: 558, refund: 9_841, creditTaken: 7_846 },
      ],
    ])('%s, the credit ends', (_when, paidContract, days, amounts) => {
      const expected = { ...amounts, creditBack: 0, days };
      expect(withdrawalAmounts(paidContract, after(days))).toEqual(expected);
    });
  });

  it('to the card is only what was paid with it; credit of before comes back as credit', () => {
    const byCredit = { ...contract, paid: 994, creditLeft: -1_000 };
    const amounts = { kept: 199, refund: 994, creditTaken: 0, creditBack: 801, days: 3 };
    expect(withdrawalAmounts(byCredit, after(3))).toEqual(amounts);
    const free = { ...byCredit, paid: 0, creditLeft: -1_994 };
    expect(withdrawalAmounts(free, after(15))).toMatchObject({ refund: 0, creditBack: 997 });
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

function month(start: Date, end: string, amount: number) {
  return { amount, start, end: new Date(`${end}T00:00:00Z`) };
}
