import type Stripe from 'stripe';
import { requireBilling } from './customers.ts';
import type { Payments } from './payments.ts';
import { PORTAL_MARK } from './products.rules.ts';
import { readSubscriptions } from './subscriptions.rules.ts';
import { listSubscriptions } from './subscriptions.ts';

/**
 * Opens the billing portal for a customer who is known to be this user's.
 * @param opening.origin where the browser comes back to
 * @param opening.flow `cancel` begins at the question whether to cancel
 * @returns the address at which the browser goes on
 * @throws what the provider's library throws
 */
export async function openPortal(
  payments: Payments,
  uid: string,
  { customer, origin, flow }: { customer: string; origin: string; flow?: 'cancel' | undefined },
): Promise<string> {
  const { stripe, db } = payments;
  const { language } = await requireBilling(db, uid);
  const configuration = await findPortalConfiguration(stripe);
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${origin}/profile`,
    locale: language === 'BG' ? 'bg' : 'en',
    ...(configuration && { configuration: configuration.id }),
    ...(flow === 'cancel' && (await cancelFlow(payments, uid, customer))),
  });
  return url;
}

/** The portal as `stripe-setup` has configured it; the account's own one when it has not. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const configurations = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 100 });
  return configurations.find(({ metadata }) => metadata?.[PORTAL_MARK] !== undefined);
}

/** Without a live subscription there is nothing to ask; the portal opens at its first page. */
async function cancelFlow({ stripe, db }: Payments, uid: string, customer: string) {
  const { subscriptionId } = await requireBilling(db, uid);
  const { live } = readSubscriptions(await listSubscriptions(stripe, customer), subscriptionId);
  if (!live || live.terms.cancelAtPeriodEnd) return {};
  return {
    flow_data: {
      type: 'subscription_cancel' as const,
      subscription_cancel: { subscription: live.terms.subscriptionId },
    },
  };
}
