import type { LiveSubscription } from './subscriptions.rules.ts';

const MINUTE_MS = 60_000;
/** While a checkout may still be paid: the bound within which paid means Pro without any event. */
export const OPEN_CHECKOUT_MS = 5 * MINUTE_MS;
/** How old what is known of a subscription may grow when no event comes. */
const SUBSCRIBED_MS = 6 * 60 * MINUTE_MS;
/** After the end of what is paid, for the provider takes a while to renew. */
const RENEWED_AFTER_MS = 2 * MINUTE_MS;
/** A payment that failed is tried again within days; its outcome is looked for this often. */
const PAST_DUE_MS = 30 * MINUTE_MS;
/** After the provider could not be reached. */
export const FAILED_MS = 5 * MINUTE_MS;
/** A checkout can be paid for a day; the rest is for clocks that differ. */
export const CHECKOUT_MS = 25 * 60 * MINUTE_MS;

/** When the provider is asked next although no event came; null: nothing can change by itself. */
export function nextDue(
  state: { terms: LiveSubscription | null; checkoutUntil: Date | null },
  now: Date,
): Date | null {
  const { terms, checkoutUntil } = state;
  const moments: number[] = [];
  if (checkoutUntil && checkoutUntil > now && !terms)
    moments.push(now.getTime() + OPEN_CHECKOUT_MS);
  if (terms) {
    moments.push(now.getTime() + (terms.status === 'past_due' ? PAST_DUE_MS : SUBSCRIBED_MS));
    const end = terms.paidUntil.getTime() + RENEWED_AFTER_MS;
    if (end > now.getTime()) moments.push(end);
  }
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
