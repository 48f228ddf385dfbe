import type { Plan } from '@savet/contract/plans';

/** Name of the allowance that free queries count against: one for the life of the account. */
export const FREE_ALLOWANCE = 'free';

export interface PlanState {
  plan: Plan | null;
  queryLimit: number | null;
  billingAnchor: Date | null;
  queryResetDate: Date | null;
  allowance: string;
}

/** The moment `months` whole months after `anchor`; the day is clamped (31 January → 28 February). */
export function monthsAfter(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** The month, counted from `anchor`, that `now` lies in. */
export function currentMonth(anchor: Date, now: Date): { start: Date; end: Date } {
  let months = Math.max(
    0,
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
      (now.getUTCMonth() - anchor.getUTCMonth()) -
      1,
  );
  while (monthsAfter(anchor, months + 1) <= now) months += 1;
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}

/** Which allowance a plan state counts against at `now`, and when it ends (null: never). */
export function allowanceAt(
  state: Pick<PlanState, 'plan' | 'billingAnchor'>,
  now: Date,
): { allowance: string; resetDate: Date | null } {
  if (state.plan === null || state.plan === 'free' || !state.billingAnchor) {
    return { allowance: FREE_ALLOWANCE, resetDate: null };
  }
  const { start, end } = currentMonth(state.billingAnchor, now);
  return { allowance: `paid:${start.toISOString()}`, resetDate: end };
}
