import type { UserDocument } from '@savet/contract/documents';
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
  /** End of the paid period; null for plans agreed with us. */
  paidUntil: string | null;
  /** Whether the subscription ends then anyway. */
  endsAnyway: boolean;
  /** Credit that stays, in euro cents. */
  credit: number;
}

/** @returns null when nothing is lost: the switch then needs no confirmation */
export function lossByFreePlan(
  user: Standing & Pick<UserDocument, 'queryLimit' | 'billingCredit'>,
): Loss | null {
  const { plan, subscription, queryLimit, billingCredit } = user;
  if (plan === 'free' && !subscription) return null;
  return {
    queryLimit,
    paidUntil: subscription?.paidUntil ?? null,
    endsAnyway: subscription?.cancelAtPeriodEnd ?? false,
    credit: billingCredit,
  };
}
