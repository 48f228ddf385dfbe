import type * as calls from '@savet/contract/calls/billing';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { openCheckout } from './checkout/checkout.ts';
import {
  ensureCustomer,
  requireBilling,
  requireOwnCustomer,
  saveOwnCustomer,
} from './customers.ts';
import { withErrorCode } from './error-code.ts';
import { resetToFree } from './free-plan.ts';
import { listInvoices } from './list-invoices.ts';
import type { Payments } from './payments.ts';
import { openPortal } from './portal.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { withdrawalCalls } from './withdrawal/withdrawal.calls.ts';

/** Invoices in a page that does not ask for a number. */
const PAGE_DEFAULT = 12;

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
    ...withdrawalCalls({ db, payments: dependencies.payments, requirePayments, now }),

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
      const { uid, customerId, billingCycle, consent } = input;
      if (uid === undefined && !customerId) throw new ApiError('CUSTOMER_OR_UID_REQUIRED');
      const payments = requirePayments();
      const open = async () => {
        if (customerId) await requireOwnCustomer(payments, context.subjectUid, customerId);
        const { origin } = context;
        return openCheckout(payments, context.subjectUid, { billingCycle, origin, consent });
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

    listInvoices: async ({ after, limit = PAGE_DEFAULT }, context) => {
      const page = listInvoices(
        { db, stripe: () => requirePayments().stripe },
        context.subjectUid,
        {
          after,
          limit,
        },
      );
      return withErrorCode('INVOICES_FAILED', context, page);
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
