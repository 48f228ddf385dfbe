import type * as calls from '@savet/contract/calls/billing';
import type { ErrorCode } from '@savet/contract/errors';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { CallContext, HandlersOf } from '../../platform/handlers.ts';
import { isProviderFailure, stripeFailure } from '../../platform/stripe/failures.ts';
import { openCheckout } from './checkout.ts';
import {
  ensureCustomer,
  requireBilling,
  requireOwnCustomer,
  saveOwnCustomer,
} from './customers.ts';
import { resetToFree } from './free-plan.ts';
import type { Payments } from './payments.ts';
import { openPortal } from './portal.ts';
import { reconcile } from './reconcile/reconcile.ts';

/** @param dependencies.payments null when payments are off: calls that need the provider fail with UNAVAILABLE */
export function billingCalls(dependencies: {
  db: Database;
  payments: Payments | null;
  now: () => Date;
}): HandlersOf<typeof calls> {
  const { db, now } = dependencies;
  const requirePayments = (): Payments => {
    if (!dependencies.payments) throw new ApiError('UNAVAILABLE');
    return dependencies.payments;
  };
  return {
    createStripeCustomer: async ({ firstName, lastName }, context) => {
      const payments = requirePayments();
      const customer = ensureCustomer(payments, context.subjectUid, { firstName, lastName });
      return { stripeCustomerId: await withErrorCode('CUSTOMER_FAILED', context, customer) };
    },

    updateStripeCustomerId: async ({ stripeCustomerId: customerId }, context) => {
      const payments = requirePayments();
      await withErrorCode(
        'CUSTOMER_FAILED',
        context,
        changeCustomer(payments, context.subjectUid, customerId),
      );
      return {};
    },

    createCheckoutSession: async (input, context) => {
      const { uid, customerId, billingCycle } = input;
      if (uid === undefined && !customerId) throw new ApiError('CUSTOMER_OR_UID_REQUIRED');
      const payments = requirePayments();
      const open = async () => {
        if (customerId) await requireOwnCustomer(payments, context.subjectUid, customerId);
        return openCheckout(payments, context.subjectUid, billingCycle, context.origin);
      };
      return { url: await withErrorCode('CHECKOUT_FAILED', context, open()) };
    },

    confirmCheckout: async (_input, context) => {
      const payments = requirePayments();
      await requireBilling(db, context.subjectUid);
      const reconciled = reconcile(payments, context.subjectUid);
      const subscription = await withErrorCode('CHECKOUT_FAILED', context, reconciled);
      return { paid: subscription !== null && subscription.paidUntil > now() };
    },

    createBillingPortalSession: async ({ customerId, flow }, context) => {
      if (!customerId) throw new ApiError('CUSTOMER_ID_REQUIRED');
      const payments = requirePayments();
      const open = async () => {
        await requireOwnCustomer(payments, context.subjectUid, customerId);
        const { origin, subjectUid } = context;
        return openPortal(payments, subjectUid, { customer: customerId, origin, flow });
      };
      return { url: await withErrorCode('PORTAL_FAILED', context, open()) };
    },

    resetToFreePlan: async (_input, context) => {
      await requireBilling(db, context.subjectUid);
      const reset = resetToFree({ db, payments: dependencies.payments, now }, context.subjectUid);
      await withErrorCode('FREE_PLAN_FAILED', context, reset);
      return {};
    },
  };
}

/**
 * Replaces the user's customer by another customer of the same user.
 * @throws ApiError SUBSCRIPTION_EXISTS when the current customer has a subscription
 */
async function changeCustomer(payments: Payments, uid: string, customerId: string): Promise<void> {
  await requireOwnCustomer(payments, uid, customerId);
  const { stripeCustomerId: previous } = await requireBilling(payments.db, uid);
  if (previous === customerId) return;
  if (previous !== null && (await reconcile(payments, uid))) {
    throw new ApiError('SUBSCRIPTION_EXISTS');
  }
  if (!(await saveOwnCustomer(payments, uid, { previous, customerId })))
    throw new ApiError('SUBSCRIPTION_EXISTS');
  await reconcile(payments, uid);
}

/** Turns failures of the payment provider into `code`; the provider's message is logged, not returned. */
async function withErrorCode<Result>(
  code: ErrorCode,
  { log }: CallContext,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || !isProviderFailure(error)) throw error;
    log.warn(stripeFailure(error), 'payment provider request failed');
    throw new ApiError(code);
  }
}
