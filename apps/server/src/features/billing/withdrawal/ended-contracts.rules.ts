import type Stripe from 'stripe';
import { DISPUTED_COMMENT } from '../mails/end-comments.ts';
import { fromUnixSeconds, itemOf } from '../subscriptions.rules.ts';

/** A contract whose subscription has ended. */
interface EndedContract {
  subscriptionId: string;
  concludedAt: Date;
  endedAt: Date;
}

/** The contracts that have ended, the newest first. Where the bank has taken the money back, nothing is left to refund. */
export function endedContracts(subscriptions: readonly Stripe.Subscription[]): EndedContract[] {
  return subscriptions
    .flatMap((subscription) => {
      const { id: subscriptionId, created, ended_at: end, cancellation_details } = subscription;
      const isOurs = itemOf(subscription) !== null;
      if (!isOurs || end === null || cancellation_details?.comment === DISPUTED_COMMENT) return [];
      return [
        {
          subscriptionId,
          concludedAt: fromUnixSeconds(created),
          endedAt: fromUnixSeconds(end),
        },
      ];
    })
    .sort((a, b) => b.concludedAt.getTime() - a.concludedAt.getTime());
}
