export const plans = ['free', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** Queries of a plan: free for life, the others a month (spec 9; enterprise when staff name no other). */
export const queryLimits: Record<Plan, number> = { free: 5, pro: 100, enterprise: 100 };
/** Limit of a plan that is not known (spec 9). */
const UNKNOWN_PLAN_QUERY_LIMIT = 5;

/** The record's own limit wins over the plan's (design, quota). */
export function effectiveLimit(record: { plan: Plan | null; queryLimit: number | null }): number {
  return record.queryLimit ?? (record.plan ? queryLimits[record.plan] : UNKNOWN_PLAN_QUERY_LIMIT);
}

/** Whether the plan's Brand Hub is open; the free plan's is locked (spec 6). */
export function hasBrandHub(plan: Plan): boolean {
  return plan !== 'free';
}

/** Whether one more query may be asked (spec 5: only while `queryUsed` is below `queryLimit`). */
export function canSendMessage(user: { queryUsed: number; queryLimit: number }): boolean {
  return user.queryUsed < user.queryLimit;
}

/** Queries left of the current allowance, never below 0. */
export function queriesLeft(user: { queryUsed: number; queryLimit: number }): number {
  return Math.max(0, user.queryLimit - user.queryUsed);
}

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Prices as the specification states them, in cents of a euro and stotinki (spec 9). */
export const prices = {
  proMonthly: { eurCents: 1994, bgnCents: 3900 },
  proFirstMonth: { eurCents: 1278, bgnCents: 2499, badge: '-36% OFF', code: 'DGONE25' },
  proYearly: { eurCents: 20399, bgnCents: 39900, badge: '-17%' },
} as const;
