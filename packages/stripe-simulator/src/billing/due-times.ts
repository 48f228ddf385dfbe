import type { Stored } from '../objects.store.ts';
import type { Coupon, PromotionCode } from './objects/catalogue.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Invoice } from './objects/invoices.ts';
import type { Subscription } from './objects/subscriptions.ts';
import { announcementTime } from './trial-announcement.ts';

/** When an object has to be dealt with next. */
export interface DueTime {
  /** Unix seconds. */
  at: number;
  /** The test clock whose time counts; null for the general time. */
  clock: string | null;
}

/** Time to pay the first invoice, in seconds (Stripe: 23 hours). */
const INCOMPLETE_SECONDS = 23 * 3_600;

/** Returns null if time does not change the object, and undefined if it changes no object of its type. */
export function dueTimeOf(object: Stored): DueTime | null | undefined {
  const at = timeOf(object);
  if (at === null || at === undefined) return at;
  const { test_clock: clock } = object as { test_clock?: string | null };
  return { at, clock: clock ?? null };
}

function timeOf(object: Stored): number | null | undefined {
  switch (object.object) {
    case 'subscription':
      return ofSubscription(object as Subscription);
    case 'invoice': {
      const invoice = object as Invoice;
      if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
      return invoice.status === 'open' ? invoice.next_payment_attempt : null;
    }
    case 'checkout.session': {
      const session = object as CheckoutSession;
      return session.status === 'open' ? session.expires_at : null;
    }
    case 'coupon': {
      const coupon = object as Coupon;
      return coupon.valid ? coupon.redeem_by : null;
    }
    case 'promotion_code': {
      const code = object as PromotionCode;
      return code.active ? code.expires_at : null;
    }
    default:
      return undefined;
  }
}

function ofSubscription(subscription: Subscription): number | null {
  if (subscription.status === 'incomplete') return subscription.created + INCOMPLETE_SECONDS;
  if (!isLive(subscription)) return null;
  const renewal = Math.min(...subscription.items.data.map((item) => item.current_period_end));
  const announcement = announcementTime(subscription) ?? renewal;
  return Math.min(renewal, subscription.cancel_at ?? renewal, announcement);
}

/** True if the subscription renews: it is active, in its trial, past due or unpaid. */
export function isLive({ status }: Subscription): boolean {
  return (
    status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid'
  );
}
