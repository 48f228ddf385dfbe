import type { UserDocument } from '@savet/contract/documents';
import type { BillingCycle } from '@savet/contract/plans';
import { call } from '../../lib/call/call.ts';
import { CallError } from '../../lib/call/call-error.ts';

type Payer = Pick<UserDocument, 'uid' | 'stripeCustomerId'>;

/** Opens a checkout and gives its address. */
export async function openCheckout(user: Payer, billingCycle: BillingCycle): Promise<string> {
  const { uid, stripeCustomerId: customerId } = user;
  return (await call('createCheckoutSession', { customerId, uid, billingCycle })).url;
}

/**
 * Opens the billing portal and gives its address; with `cancel` it begins at that question.
 * @throws CallError CUSTOMER_ID_REQUIRED without asking, when there was never a customer
 */
export async function openPortal(user: Payer, flow?: 'cancel'): Promise<string> {
  const customerId = user.stripeCustomerId;
  if (customerId === null) {
    throw new CallError('Customer ID is required', { code: 'CUSTOMER_ID_REQUIRED' });
  }
  const input = { customerId, ...(flow !== undefined && { flow }) };
  return (await call('createBillingPortalSession', input)).url;
}

/** Sets the free plan and gives the address of the chat, which is loaded anew. */
export async function setFreePlan({ uid }: Payer): Promise<string> {
  await call('resetToFreePlan', { uid });
  return '/chat';
}
