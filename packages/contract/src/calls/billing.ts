import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { TEXT_VERSION_LENGTH } from '../legal.ts';
import { INVOICES_PAGE, NAME_MAX } from '../limits.ts';
import { billingCycles } from '../plans.ts';
import { subject } from '../subject.ts';
import { text, timestamp } from '../text.ts';

/** Drafts are not listed. */
const invoiceStatuses = ['open', 'paid', 'uncollectible', 'void'] as const;

/** An id of the payment provider. */
const providerId = z.string().max(255);
/** The URL to which the browser navigates next. */
const url = z.string();

export const createStripeCustomer = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Creates the customer at the payment provider for the address of the account, or returns the existing one.',
  input: z.object({
    uid: subject,
    email: z.string().max(254),
    firstName: text(NAME_MAX),
    lastName: text(NAME_MAX),
  }),
  output: z.object({ stripeCustomerId: z.string() }),
  errors: ['CUSTOMER_FAILED'],
});

export const updateStripeCustomerId = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Saves a customer id after checking with the payment provider that it belongs to this user.',
  input: z.object({ uid: subject, stripeCustomerId: providerId.min(1) }),
  output: z.object({}),
  errors: ['CUSTOMER_FAILED', 'SUBSCRIPTION_EXISTS'],
});

export const createCheckoutSession = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Opens a checkout for Pro and expires an open one. Subscribers get the billing portal instead.',
  input: z.object({
    uid: subject,
    customerId: providerId.nullable().optional(),
    billingCycle: z.enum(billingCycles),
    /**
     * Texts that the buyer has agreed to, by the versions that were shown. Without the consent to begin at once, a withdrawal
     * refunds everything.
     */
    consent: z
      .object({
        language: z.enum(languageCodes),
        withdrawal: z.string().max(TEXT_VERSION_LENGTH),
        /** Null where there are no terms. */
        terms: z.string().max(TEXT_VERSION_LENGTH).nullable(),
        /** Null or absent if the refund policy was not named. */
        refunds: z.string().max(TEXT_VERSION_LENGTH).nullable().optional(),
      })
      .optional(),
  }),
  output: z.object({ url }),
  errors: ['CUSTOMER_OR_UID_REQUIRED', 'PLAN_AGREED', 'TERMS_CHANGED', 'CHECKOUT_FAILED'],
});

export const confirmCheckout = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Fetches the subscription from the payment provider and sets the plan.',
  input: z.object({ uid: subject }),
  output: z.object({ paid: z.boolean() }),
  errors: ['CHECKOUT_FAILED'],
});

export const createBillingPortalSession = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Opens the billing portal; `flow: cancel` starts at the cancellation page.',
  input: z.object({
    uid: subject,
    customerId: providerId.nullable().optional(),
    flow: z.enum(['cancel']).optional(),
  }),
  output: z.object({ url }),
  errors: ['CUSTOMER_ID_REQUIRED', 'PORTAL_FAILED'],
});

export const resetToFreePlan = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Cancels the subscription at once and sets the free plan.',
  input: z.object({ uid: subject }),
  output: z.object({}),
  errors: ['FREE_PLAN_FAILED'],
});

const madeWithdrawal = z.object({
  withdrawnAt: timestamp,
  /** In euro cents. */
  refund: z.number().int().nonnegative(),
  /** Whether the subscription has ended and the refund is on its way. */
  isComplete: z.boolean(),
});

export const getWithdrawal = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns until when the user can withdraw from the contract, and the last withdrawal.',
  input: z.object({ uid: subject }),
  output: z.object({
    /** Null without a contract that can be withdrawn from. */
    until: timestamp.nullable(),
    last: madeWithdrawal.nullable(),
  }),
  errors: [],
});

export const previewWithdrawal = defineCall({
  access: 'user',
  // It asks the payment provider, which may have news about the plan.
  effect: 'write',
  summary: 'Calculates what a withdrawal at this moment would refund. Amounts are in euro cents.',
  input: z.object({ uid: subject }),
  output: z.object({
    concludedAt: timestamp,
    /** Whether the subscription has ended already. */
    hasEnded: z.boolean(),
    paid: z.number().int().nonnegative(),
    /** For the time that was used; 0 if the user has not asked to begin at once. */
    kept: z.number().int().nonnegative(),
    /** To the card. */
    refund: z.number().int().nonnegative(),
    /** Credit of a change of the plan, which ends: what it was made of is refunded. */
    creditTaken: z.number().int().nonnegative(),
    /** Credit that has paid for the contract, and is not refunded to the card. */
    creditBack: z.number().int().nonnegative(),
    /** Days from the conclusion of the contract until now or until its end, rounded, at least one. */
    days: z.number().int().positive(),
  }),
  errors: ['WITHDRAWAL_OVER', 'WITHDRAWAL_FAILED'],
});

export const withdraw = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Withdraws from the contract: ends the subscription at once and refunds what was not used.',
  input: z.object({ uid: subject }),
  output: z.object({ withdrawal: madeWithdrawal }),
  errors: ['WITHDRAWAL_OVER', 'WITHDRAWAL_FAILED'],
});

export const listInvoices = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists the invoices of the user from the payment provider, the newest first.',
  input: z.object({
    uid: subject,
    /** The last invoice of the page before. */
    after: providerId.min(1).optional(),
    limit: z.number().int().min(1).max(INVOICES_PAGE).optional(),
  }),
  output: z.object({
    invoices: z.array(
      z.object({
        invoiceId: z.string(),
        number: z.string().nullable(),
        date: timestamp,
        /** In hundredths of the currency. */
        amount: z.number().int(),
        /** The part of the amount that was paid with money; credit may have paid the rest. */
        paid: z.number().int(),
        currency: z.string(),
        status: z.enum(invoiceStatuses),
        /** The invoice's page at the payment provider. */
        url: z.string().nullable(),
      }),
    ),
    more: z.boolean(),
  }),
  errors: ['INVOICES_FAILED'],
});
