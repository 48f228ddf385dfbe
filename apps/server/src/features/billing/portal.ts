import { languages } from '@savet/contract/languages';
import type Stripe from 'stripe';
import { requireBilling } from './customers.ts';
import type { Payments } from './payments.ts';
import { PORTAL_MARK } from './products.rules.ts';
import { listSubscriptions } from './reconcile/subscriptions.ts';
import { readSubscriptions } from './subscriptions.rules.ts';

/**
 * Opens the billing portal for a customer already verified as this user's.
 * @param opening.origin origin of the URL that the browser returns to
 * @param opening.flow `cancel` opens the portal's cancellation page
 * @returns the URL to redirect the browser to
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
    locale: languages[language].stripeLocale,
    ...(configuration && { configuration: configuration.id }),
    ...(flow === 'cancel' && (await cancelFlow(payments, uid, customer))),
  });
  return url;
}

/** Finds the portal configuration made by `stripe-setup`; undefined selects the account's default. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const configurations = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 100 });
  return configurations.find(({ metadata }) => metadata?.[PORTAL_MARK] !== undefined);
}

/** Empty, so that the portal opens at its first page, when there is no subscription to cancel. */
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
