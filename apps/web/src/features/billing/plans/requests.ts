import type { CallInput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import type { BillingCycle } from '@savet/contract/plans';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';

/** The consents of the buyer. */
export type Consent = NonNullable<CallInput<'createCheckoutSession'>['consent']>;

type Payer = Pick<UserDocument, 'uid' | 'stripeCustomerId'>;

/**
 * Creates a checkout session.
 * @returns its address
 */
export async function openCheckout(
  user: Payer,
  billingCycle: BillingCycle,
  consent: Consent,
): Promise<string> {
  const { uid, stripeCustomerId: customerId } = user;
  return (await call('createCheckoutSession', { customerId, uid, billingCycle, consent })).url;
}

/**
 * Creates a billing portal session; with `cancel` it opens at the cancellation.
 * @returns its address
 * @throws CallError CUSTOMER_ID_REQUIRED without a request, if there is no customer
 */
export async function openPortal(user: Payer, flow?: 'cancel'): Promise<string> {
  const customerId = user.stripeCustomerId;
  if (customerId === null) {
    throw new CallError('Customer ID is required', { code: 'CUSTOMER_ID_REQUIRED' });
  }
  const input = { customerId, ...(flow !== undefined && { flow }) };
  return (await call('createBillingPortalSession', input)).url;
}

/**
 * Switches to the free plan.
 * @returns the address of the chat, for a full page load
 */
export async function setFreePlan({ uid }: Payer): Promise<string> {
  await call('resetToFreePlan', { uid });
  return '/chat';
}
