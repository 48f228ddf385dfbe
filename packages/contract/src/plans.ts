export const plans = ['free', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** Queries of a plan: for life on the free plan, per month on the others (spec 9). Staff may set another limit for enterprise. */
export const queryLimits: Record<Plan, number> = { free: 5, pro: 100, enterprise: 100 };
/** Limit without a plan (spec 9). */
const UNKNOWN_PLAN_QUERY_LIMIT = 5;

/** The limit of the record overrides the limit of its plan. */
export function effectiveLimit(record: { plan: Plan | null; queryLimit: number | null }): number {
  return record.queryLimit ?? (record.plan ? queryLimits[record.plan] : UNKNOWN_PLAN_QUERY_LIMIT);
}

/** The Brand Hub is locked on the free plan (spec 6). */
export function hasBrandHub(plan: Plan): boolean {
  return plan !== 'free';
}

/** Whether the user has a query left (spec 5: only while `queryUsed` is below `queryLimit`). */
export function canSendMessage(user: { queryUsed: number; queryLimit: number }): boolean {
  return user.queryUsed < user.queryLimit;
}

/** Queries left in the current allowance, at least 0. */
export function queriesLeft(user: { queryUsed: number; queryLimit: number }): number {
  return Math.max(0, user.queryLimit - user.queryUsed);
}

/** `renewing`: the period has ended and its renewal is not paid yet, which takes about an hour. */
export type SubscriptionState = 'active' | 'ending' | 'renewing' | 'overdue';

/** The state of a subscription at `now`. */
export function subscriptionState(
  subscription: { status: 'active' | 'past_due'; paidUntil: string; cancelAtPeriodEnd: boolean },
  now: Date,
): SubscriptionState {
  if (subscription.status === 'past_due') return 'overdue';
  if (subscription.cancelAtPeriodEnd) return 'ending';
  return new Date(subscription.paidUntil) <= now ? 'renewing' : 'active';
}

/** When a user gets new queries: at a date, with a payment, or not at all. */
export type NewQueries =
  | { when: 'date'; date: string }
  | { when: 'renewing' | 'overdue' | 'never' };

/** Returns when the queries of a paid plan renew; null on the free plan, whose queries never do. */
export function newQueries(
  user: {
    plan: Plan;
    queryResetDate: string | null;
    subscription: Parameters<typeof subscriptionState>[0] | null;
  },
  now: Date,
): NewQueries | null {
  const { plan, queryResetDate: date, subscription } = user;
  if (plan === 'free' || date === null) return null;
  // Another plan than Pro is agreed with the team, whatever a subscription does.
  const state = plan === 'pro' && subscription ? subscriptionState(subscription, now) : 'active';
  if (state === 'overdue' || state === 'renewing') return { when: state };
  const endsBefore = subscription !== null && new Date(subscription.paidUntil) <= new Date(date);
  return state === 'ending' && endsBefore ? { when: 'never' } : { when: 'date', date };
}

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** The fixed rate of the changeover to the euro. */
export const LEV_PER_EURO = 1.95583;

/** Prices of the specification in euro cents and stotinki (spec 9). */
export const prices = {
  proMonthly: { eurCents: 1994, bgnCents: 3900 },
  proFirstMonth: { eurCents: 1278, bgnCents: 2499, badge: '-36% OFF', code: 'DGONE25' },
  proYearly: { eurCents: 20399, bgnCents: 39900, badge: '-17%' },
} as const;
