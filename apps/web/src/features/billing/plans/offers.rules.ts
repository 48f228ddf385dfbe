import type { UserDocument } from '@savet/contract/documents';
import { type SubscriptionState, subscriptionState } from '@savet/contract/plans';
import type { Configuration } from '#data/configuration/use-configuration.ts';

type Standing = Pick<UserDocument, 'plan' | 'subscription'>;

/**
 * The offer of the Pro card: checkout, email where payments are off, billing portal for subscribers, nothing for plans
 * agreed with us.
 */
export type ProOffer = 'checkout' | 'write' | 'manage' | 'agreed';

export function proOffer(user: Standing, paymentMode: Configuration['paymentMode']): ProOffer {
  if (user.subscription) return 'manage';
  if (user.plan !== 'free') return 'agreed';
  return paymentMode === 'none' ? 'write' : 'checkout';
}

/** The loss from switching to the free plan. */
export interface Loss {
  queryLimit: number;
  /**
   * The time that ends. `paid`: time that is paid for, which could be used until its end; `ending`: the same, but it ends then anyway;
   * `unpaid`: a period whose payment is due; `agreed`: a plan agreed with us.
   */
  kind: 'paid' | 'ending' | 'unpaid' | 'agreed';
  /** End of the paid time; null if none is left. */
  paidUntil: string | null;
  /** Credit that stays, in euro cents. */
  credit: number;
}

const kinds = {
  active: 'paid',
  ending: 'ending',
  renewing: 'unpaid',
  overdue: 'unpaid',
} as const satisfies Record<SubscriptionState, Loss['kind']>;

/** @returns null when nothing is lost: the switch then needs no confirmation */
export function lossByFreePlan(
  user: Standing & Pick<UserDocument, 'queryLimit' | 'billingCredit'>,
  now: Date,
): Loss | null {
  const { plan, subscription, queryLimit, billingCredit } = user;
  if (plan === 'free' && !subscription) return null;
  const kind = subscription ? kinds[subscriptionState(subscription, now)] : 'agreed';
  const paidUntil = kind === 'unpaid' ? null : (subscription?.paidUntil ?? null);
  return { queryLimit, kind, paidUntil, credit: billingCredit };
}
