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
import { reconcile } from './reconcile.ts';

type BillingCalls =
  | 'createStripeCustomer'
  | 'updateStripeCustomerId'
  | 'createCheckoutSession'
  | 'confirmCheckout'
  | 'createBillingPortalSession'
  | 'resetToFreePlan';

/** @param dependencies.payments null when nothing can be paid here: what needs it is UNAVAILABLE */
export function billingCalls(dependencies: {
  db: Database;
  payments: Payments | null;
  now: () => Date;
}): HandlersOf<BillingCalls> {
  const { db, now } = dependencies;
  const requirePayments = (): Payments => {
    if (!dependencies.payments) throw new ApiError('UNAVAILABLE');
    return dependencies.payments;
  };
  return {
    createStripeCustomer: async ({ firstName, lastName }, context) => {
      const payments = requirePayments();
      const customer = ensureCustomer(payments, context.uid, { firstName, lastName });
      return { stripeCustomerId: await orFailure('CUSTOMER_FAILED', context, customer) };
    },

    updateStripeCustomerId: async ({ stripeCustomerId: customerId }, context) => {
      const payments = requirePayments();
      await orFailure(
        'CUSTOMER_FAILED',
        context,
        changeCustomer(payments, context.uid, customerId),
      );
      return {};
    },

    createCheckoutSession: async (input, context) => {
      const { uid, customerId, billingCycle } = input;
      if (uid === undefined && !customerId) throw new ApiError('CUSTOMER_OR_UID_REQUIRED');
      const payments = requirePayments();
      const open = async () => {
        if (customerId) await requireOwnCustomer(payments, context.uid, customerId);
        return openCheckout(payments, context.uid, billingCycle, context.origin);
      };
      return { url: await orFailure('CHECKOUT_FAILED', context, open()) };
    },

    confirmCheckout: async (_input, context) => {
      const payments = requirePayments();
      await requireBilling(db, context.uid);
      const asked = reconcile(payments, context.uid);
      const subscription = await orFailure('CHECKOUT_FAILED', context, asked);
      return { paid: subscription?.status === 'active' };
    },

    createBillingPortalSession: async ({ customerId, flow }, context) => {
      if (!customerId) throw new ApiError('CUSTOMER_ID_REQUIRED');
      const payments = requirePayments();
      const open = async () => {
        await requireOwnCustomer(payments, context.uid, customerId);
        const { origin, uid } = context;
        return openPortal(payments, uid, { customer: customerId, origin, flow });
      };
      return { url: await orFailure('PORTAL_FAILED', context, open()) };
    },

    resetToFreePlan: async (_input, context) => {
      await requireBilling(db, context.uid);
      const reset = resetToFree({ db, payments: dependencies.payments, now }, context.uid);
      await orFailure('FREE_PLAN_FAILED', context, reset);
      return {};
    },
  };
}

/** Another customer of one's own, for as long as the present one has no subscription. */
async function changeCustomer(payments: Payments, uid: string, customerId: string): Promise<void> {
  await requireOwnCustomer(payments, uid, customerId);
  const { stripeCustomerId: known } = await requireBilling(payments.db, uid);
  if (known === customerId) return;
  if (known !== null && (await reconcile(payments, uid))) {
    throw new ApiError('SUBSCRIPTION_EXISTS');
  }
  if (!(await saveOwnCustomer(payments, uid, { known, customerId })))
    throw new ApiError('SUBSCRIPTION_EXISTS');
  await reconcile(payments, uid);
}

/** Failures of the payment provider become the call's own; what it says stays out of the answer. */
async function orFailure<Result>(
  code: ErrorCode,
  { log }: CallContext,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || !isProviderFailure(error)) throw error;
    log.warn(stripeFailure(error), 'the payment provider failed');
    throw new ApiError(code);
  }
}
