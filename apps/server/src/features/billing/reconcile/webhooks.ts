import { text } from '@savet/contract/text';
import type Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import { isMissing, isProviderFailure, stripeFailure } from '../../../platform/stripe/failures.ts';
import { findUidByCustomer, insertEvent, isEventProcessed, readBilling } from '../billing.store.ts';
import { ownerOf, saveOwnCustomer } from '../customers.ts';
import type { Payments } from '../payments.ts';
import { reconcile } from './reconcile.ts';

/** Event types that can change a plan; the webhook endpoint in the Stripe account subscribes to them. */
export const paymentEventTypes: readonly string[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
];

/** Maximum age of a signature, in seconds (Stripe's default). */
const TOLERANCE_SECONDS = 300;

/**
 * Processes a webhook event of the payment provider. The event only selects the user to reconcile; its
 * content is never used. A repeated event, or an event of an unrelated customer, has no effect.
 * @throws ApiError WEBHOOK_REFUSED for an invalid signature, another account or the other mode,
 *   UNAVAILABLE when the provider is unreachable: the provider then resends the event
 */
export async function receiveEvent(
  payments: Payments,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const event = verify(payments, body, signature);
  const { db, log } = payments;
  if (await isEventProcessed(db, event.id)) return;
  try {
    const uid = await findOwner(payments, event);
    const trigger = { eventId: event.id, type: event.type };
    if (uid === null) await insertEvent(db, { ...trigger, uid });
    else await reconcile(payments, uid, trigger);
    log.info({ event: event.id, type: event.type, uid }, 'payment event processed');
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    log.warn(
      { event: event.id, ...stripeFailure(error) },
      'processing a payment event failed; the provider will resend it',
    );
    throw new ApiError('UNAVAILABLE');
  }
}

/** The fields that every event has. */
const eventShape = z.object({
  id: text(255).min(1),
  type: text(255).min(1),
  data: z.object({ object: z.object({}) }),
});

function verify(payments: Payments, body: string, signature: string | undefined): Stripe.Event {
  const { stripe, webhookSecret, isLive, log } = payments;
  if (!webhookSecret || signature === undefined) throw new ApiError('WEBHOOK_REFUSED');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
  } catch {
    // Another signature, or no JSON.
    throw new ApiError('WEBHOOK_REFUSED');
  }
  if (!eventShape.safeParse(event).success) throw new ApiError('WEBHOOK_REFUSED');
  // The event is of the other mode, or of a connected account.
  if (event.livemode !== isLive || event.account !== undefined) {
    log.warn(
      { event: event.id, type: event.type },
      'refused a payment event of another mode or account',
    );
    throw new ApiError('WEBHOOK_REFUSED');
  }
  return event;
}

/** Finds the user of an event; null for an unrelated customer. */
async function findOwner(payments: Payments, event: Stripe.Event): Promise<string | null> {
  const customer = customerOf(event.data.object) ?? (await customerOfCharge(payments, event));
  if (customer === null) return null;
  const uid = await findUidByCustomer(payments.db, customer);
  if (uid !== null) return uid;
  // A customer whose id is not saved yet is accepted only while its owner has no other customer.
  const owner = await ownerOf(payments, customer);
  const state = owner === null ? null : await readBilling(payments.db, owner);
  if (state?.stripeCustomerId !== null) return null;
  await saveOwnCustomer(payments, state.uid, { previous: null, customerId: customer });
  return state.uid;
}

/** Returns the id of a customer object, or of the customer an object refers to. */
function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer') return idIn(object);
  return 'customer' in object ? idIn(object.customer) : null;
}

/** Disputes and refunds refer to a charge, not to a customer. */
async function customerOfCharge(
  { stripe }: Payments,
  { data: { object } }: Stripe.Event,
): Promise<string | null> {
  const id = 'charge' in object ? idIn(object.charge) : null;
  if (id === null) return null;
  try {
    return idIn((await stripe.charges.retrieve(id)).customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The id of an object, or the id itself. Null for anything else, which must not reach a query or an address of Stripe. */
function idIn(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' && /^\w{1,255}$/.test(id) ? id : null;
}
