import type { UserDocument } from '@savet/contract/documents';
import type { Configuration } from '../../lib/configuration/use-configuration.ts';

type Standing = Pick<UserDocument, 'plan' | 'subscription'>;

/**
 * What the Pro card offers: the checkout, a mail where nothing can be paid, the billing portal to
 * who is subscribed, and nothing to buy to whose plan was agreed with us.
 */
export type ProOffer = 'checkout' | 'write' | 'manage' | 'agreed';

export function proOffer(user: Standing, paymentMode: Configuration['paymentMode']): ProOffer {
  if (user.subscription) return 'manage';
  if (user.plan !== 'free') return 'agreed';
  return paymentMode === 'none' ? 'write' : 'checkout';
}

/** What the free plan would take away; null when it is nothing, and nobody has to be asked. */
export interface Loss {
  queryLimit: number;
  /** End of what is paid; null for a plan that was agreed with us. */
  paidUntil: string | null;
  /** Whether it ends then in any case. */
  endsAnyway: boolean;
}

export function lossByFreePlan(user: Standing & Pick<UserDocument, 'queryLimit'>): Loss | null {
  const { plan, subscription, queryLimit } = user;
  if (plan === 'free' && !subscription) return null;
  return {
    queryLimit,
    paidUntil: subscription?.paidUntil ?? null,
    endsAnyway: subscription?.cancelAtPeriodEnd ?? false,
  };
}
