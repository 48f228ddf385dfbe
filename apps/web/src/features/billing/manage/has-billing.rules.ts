import type { UserDocument } from '@savet/contract/documents';

/** Whether there is anything in the billing portal: a plan that is paid for, or invoices, also those written by hand. */
export function hasBilling(
  user: Pick<
    UserDocument,
    'plan' | 'stripeCustomerId' | 'subscription' | 'hasSubscribed' | 'hasInvoices'
  >,
): boolean {
  const { plan, stripeCustomerId, subscription, hasSubscribed, hasInvoices } = user;
  if (plan === 'pro' || subscription) return true;
  return (hasSubscribed || hasInvoices) && stripeCustomerId !== null;
}
