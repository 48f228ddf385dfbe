import { type Plan, plans, queryLimits } from '@savet/contract/plans';
import {
  allowanceAt,
  FREE_ALLOWANCE,
  monthsAfter,
  type PlanSource,
} from '../../quota/quota.rules.ts';
import { type Fields, parseTime } from './values.rules.ts';

/** The plan of an imported account, and the queries that it has used. */
export interface ImportedPlan {
  plan: Plan;
  planSource: PlanSource | null;
  queryLimit: number | null;
  queryUsed: number;
  queryResetDate: Date | null;
  billingAnchor: Date | null;
  allowance: string;
}

/** Larger numbers are mistakes. */
const QUERIES_MAX = 10_000;

/**
 * Reads plan, count and reset date of a user document. A paid plan without a subscription continues as one that staff agreed to.
 * @param change called with what is not taken over as it is
 */
export function toPlan(
  { plan: given, subscriptionId, queryUsed, queryLimit, queryResetDate }: Fields,
  now: Date,
  change: (reason: string) => void,
): ImportedPlan {
  const plan = plans.find((name) => name === given) ?? 'free';
  if (given !== undefined && given !== null && given !== plan) change('unknown "plan": free');
  const used = wholeNumber(queryUsed, 'queryUsed', change) ?? 0;
  const limit = wholeNumber(queryLimit, 'queryLimit', change);
  const limitOfRecord = limit === queryLimits[plan] ? null : limit;
  const resetAt = parseTime(queryResetDate);
  if (resetAt === null && queryResetDate !== undefined && queryResetDate !== null) {
    change('no valid "queryResetDate": the first of the next month, on a paid plan');
  }
  if (plan === 'free') {
    return {
      plan,
      planSource: null,
      queryLimit: limitOfRecord,
      queryUsed: used,
      queryResetDate: null,
      billingAnchor: null,
      allowance: FREE_ALLOWANCE,
    };
  }
  const isSubscribed =
    plan === 'pro' && typeof subscriptionId === 'string' && subscriptionId !== '';
  const planSource = isSubscribed ? 'stripe' : 'staff';
  return {
    plan,
    planSource,
    queryLimit: limitOfRecord,
    ...monthOf(resetAt, planSource, used, now),
  };
}

/** The month that ends at the reset date. The queries of one that has ended are not counted any more. */
function monthOf(resetAt: Date | null, planSource: PlanSource, used: number, now: Date) {
  if (resetAt !== null && resetAt > now) {
    const start = monthsAfter(resetAt, -1);
    const allowance = `paid:${start.toISOString()}`;
    return { queryUsed: used, queryResetDate: resetAt, billingAnchor: start, allowance };
  }
  // The prototype showed the first of the next month when it had no date.
  const anchor = resetAt ?? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const state = { plan: 'pro', planSource, billingAnchor: anchor, paidUntil: null } as const;
  const { allowance, resetDate } = allowanceAt(state, now);
  const queryUsed = resetAt === null ? used : 0;
  return { queryUsed, queryResetDate: resetDate, billingAnchor: anchor, allowance };
}

/** Null without a number that can be used. */
function wholeNumber(
  value: unknown,
  name: string,
  change: (reason: string) => void,
): number | null {
  if (value === undefined || value === null) return null;
  const number = typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : null;
  const used = number === null ? null : Math.min(Math.max(number, 0), QUERIES_MAX);
  if (used !== value) change(`"${name}" is not a number from 0 to ${QUERIES_MAX}`);
  return used;
}
