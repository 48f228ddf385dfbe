import { z } from 'zod';
import { defineCall } from '../call.ts';
import { NAME_MAX } from '../limits.ts';
import { billingCycles } from '../plans.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

/** An id of the payment provider. */
const providerId = z.string().max(255);
/** An address at which the browser goes on. */
const url = z.string();

export const createStripeCustomer = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Makes the customer at the payment provider, for the account’s own address; returns the existing one.',
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
  summary: 'Saves the customer id, once the payment provider says that it is this user’s.',
  input: z.object({ uid: subject, stripeCustomerId: providerId.min(1) }),
  output: z.object({}),
  errors: ['CUSTOMER_FAILED', 'SUBSCRIPTION_EXISTS'],
});

export const createCheckoutSession = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Opens the checkout of Pro and ends one that was open; who is subscribed gets the billing portal instead.',
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
  summary: 'Asks the payment provider what was paid and sets the plan by it.',
  input: z.object({ uid: subject }),
  output: z.object({ paid: z.boolean() }),
  errors: ['CHECKOUT_FAILED'],
});

export const createBillingPortalSession = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Opens the billing portal; with `flow` it begins at the question whether to cancel.',
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
  summary: 'Back to the free plan; a subscription is cancelled at the payment provider at once.',
  input: z.object({ uid: subject }),
  output: z.object({}),
  errors: ['FREE_PLAN_FAILED'],
});
