import type { Plan } from '@savet/contract/plans';

/** Name of the allowance that free queries count against: one for the life of the account. */
export const FREE_ALLOWANCE = 'free';

/** Who has set a plan: the payment provider's subscription, or staff by hand. */
export type PlanSource = 'stripe' | 'staff';

export interface PlanState {
  plan: Plan | null;
  planSource: PlanSource | null;
  queryLimit: number | null;
  billingAnchor: Date | null;
  /** End of what the payment provider says is paid. */
  paidUntil: Date | null;
  queryResetDate: Date | null;
  allowance: string;
}

/** The plan of everybody who has no other. */
export const freePlan = {
  plan: 'free',
  planSource: null,
  queryLimit: null,
  billingAnchor: null,
  paidUntil: null,
} as const;

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

/** Shortest time between two allowances of a running subscription, in days: that of the shortest month. */
const SHORTEST_MONTH_DAYS = 28;
const DAY_MS = 86_400_000;

/** What the present allowance is called, and when it ends (null: never). */
export interface Allowance {
  allowance: string;
  resetDate: Date | null;
}

/**
 * Which allowance a plan counts against at `now`. A month that the payment provider does not call paid
 * does not begin.
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

/**
 * The allowance that follows on the one of `state`. Within one a subscription may change its cycle,
 * and with it its anchor; that must neither hand out a new month at once nor make one a few days long.
 */
export function nextAllowance(state: PlanState, now: Date): Allowance {
  const next = allowanceAt(state, now);
  const { resetDate } = next;
  const last = state.queryResetDate;
  if (!resetDate || !last || state.allowance === FREE_ALLOWANCE) return next;
  // A clock that was set back must not hand out a month that is over again, either.
  if (now < last || resetDate <= last) return { allowance: state.allowance, resetDate: last };
  const isStub = resetDate.getTime() - last.getTime() < SHORTEST_MONTH_DAYS * DAY_MS;
  if (!isStub || !state.billingAnchor) return next;
  return { ...next, resetDate: currentMonth(state.billingAnchor, resetDate).end };
}
