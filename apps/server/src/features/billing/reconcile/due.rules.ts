import type { LiveSubscription } from '../subscriptions.rules.ts';

const MINUTE_MS = 60_000;
/** Interval while a checkout is open: a paid user is on Pro within this time even without an event, in milliseconds. */
export const OPEN_CHECKOUT_MS = 5 * MINUTE_MS;
/** Interval for a live subscription without events, in milliseconds. */
const SUBSCRIBED_MS = 6 * 60 * MINUTE_MS;
/** Delay after the end of a paid period, because the provider renews with a delay, in milliseconds. */
const RENEWED_AFTER_MS = 2 * MINUTE_MS;
/** Interval while the invoice of a renewal is not collected yet, in milliseconds. */
const RENEWING_MS = 5 * MINUTE_MS;
/** Interval while the provider retries a failed payment, in milliseconds. */
const PAST_DUE_MS = 30 * MINUTE_MS;
/** Retry delay while the provider is unreachable, in milliseconds. */
export const FAILED_RETRY_MS = 5 * MINUTE_MS;
/** Lifetime of a checkout, in milliseconds: the provider's 24 hours and an hour for clock skew. */
export const CHECKOUT_MS = 25 * 60 * MINUTE_MS;

/** Returns the time of the next reconciliation without an event; null when nothing can change on its own. */
export function nextDue(
  state: { terms: LiveSubscription | null; checkoutUntil: Date | null },
  now: Date,
): Date | null {
  const { terms, checkoutUntil } = state;
  const times: number[] = [];
  if (checkoutUntil && checkoutUntil > now && !terms) times.push(now.getTime() + OPEN_CHECKOUT_MS);
  if (terms) {
    times.push(now.getTime() + intervalOf(terms, now));
    const renewal = terms.paidUntil.getTime() + RENEWED_AFTER_MS;
    if (renewal > now.getTime()) times.push(renewal);
  }
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** The earlier of two times; null is never. */
export function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

function intervalOf({ status, paidUntil }: LiveSubscription, now: Date): number {
  if (status === 'past_due') return PAST_DUE_MS;
  return paidUntil <= now ? RENEWING_MS : SUBSCRIBED_MS;
}
