import type { UserDocument } from '@savet/contract/documents';
import { type Plan, queriesLeft } from '@savet/contract/plans';

/** Name of the free allowance, which lasts for the life of the account. */
export const FREE_ALLOWANCE = 'free';

/** Origin of a plan: the payment provider's subscription, or staff. */
export type PlanSource = 'stripe' | 'staff';

export interface PlanState {
  plan: Plan | null;
  planSource: PlanSource | null;
  queryLimit: number | null;
  billingAnchor: Date | null;
  /** End of the paid period according to the payment provider. */
  paidUntil: Date | null;
  queryResetDate: Date | null;
  allowance: string;
}

/** The default plan. */
export const freePlan = {
  plan: 'free',
  planSource: null,
  queryLimit: null,
  billingAnchor: null,
  paidUntil: null,
} as const;

/** Returns the time `months` whole months after `anchor`, in UTC; the day is clamped (31 January → 28 February). */
export function monthsAfter(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** Returns the month that contains `now`, counted from `anchor`; the first month if `now` is earlier. */
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

export interface Allowance {
  /** Name of the allowance. */
  allowance: string;
  /** End of the allowance; null if it never ends. */
  resetDate: Date | null;
}

/**
 * Returns the allowance of a plan at `now`. A month does not begin until the payment provider reports it
 * as paid.
 */
export function allowanceAt(
  state: Pick<PlanState, 'plan' | 'planSource' | 'billingAnchor' | 'paidUntil'>,
  now: Date,
): Allowance {
  if (state.plan === null || state.plan === 'free' || !state.billingAnchor) {
    return { allowance: FREE_ALLOWANCE, resetDate: null };
  }
  const { planSource, paidUntil } = state;
  const isUnpaid = planSource === 'stripe' && paidUntil && paidUntil <= now;
  const lastPaid = isUnpaid ? new Date(paidUntil.getTime() - 1) : now;
  const { start, end } = currentMonth(state.billingAnchor, lastPaid);
  return { allowance: `paid:${start.toISOString()}`, resetDate: end };
}

/** Returns the allowance that follows the current one, or the current one until its reset date. */
export function nextAllowance(state: PlanState, now: Date): Allowance {
  const next = allowanceAt(state, now);
  const last = state.queryResetDate;
  if (!next.resetDate || !last || state.allowance === FREE_ALLOWANCE) return next;
  // A clock that was set back must not grant an ended month again.
  const isRunning = now < last || next.resetDate <= last;
  return isRunning ? { allowance: state.allowance, resetDate: last } : next;
}

/** The queries that a user has left, for the consultant, who is asked about them. */
export function allowanceOf(user: UserDocument): {
  left: number;
  limit: number;
  renewsAt: string | null;
} {
  const renewsAt = user.plan === 'free' ? null : user.queryResetDate;
  return { left: queriesLeft(user), limit: user.queryLimit, renewsAt };
}
