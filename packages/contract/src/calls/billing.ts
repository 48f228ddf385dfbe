import { z } from 'zod';
import { defineCall } from '../call.ts';
import { NAME_MAX } from '../limits.ts';
import { billingCycles } from '../plans.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

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
  }),
  output: z.object({ url }),
  errors: ['CUSTOMER_OR_UID_REQUIRED', 'PLAN_AGREED', 'CHECKOUT_FAILED'],
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
