import Stripe from 'stripe';
import { ApiError } from '../../platform/api-error.ts';
import { isProviderFailure, stripeFailure } from '../../platform/stripe/failures.ts';
import { findUidByCustomer, insertEvent, isEventKnown, readBilling } from './billing.store.ts';
import { ownerOf, saveOwnCustomer } from './customers.ts';
import type { Payments } from './payments.ts';
import { reconcile } from './reconcile.ts';

/** Types of events that can change a plan: what an endpoint in a Stripe account is to be told of. */
export const paymentEventTypes: readonly string[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
];

/** How old a signature may be, in seconds (Stripe's own default). */
const TOLERANCE_SECONDS = 300;

/**
 * Takes an event of the payment provider. What it says is never believed: it only tells whom to ask
 * about. An event that has had its effect, or concerns nobody here, changes nothing.
 * @throws ApiError WEBHOOK_REFUSED for what the provider has not signed or what is of the other mode,
 *   UNAVAILABLE when the provider can't be asked now: it will send the event again
 */
export async function receiveEvent(
  payments: Payments,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const event = verify(payments, body, signature);
  const { db, log } = payments;
  if (await isEventKnown(db, event.id)) return;
  try {
    const uid = await findOwner(payments, event);
    const occasion = { eventId: event.id, type: event.type };
    if (uid === null) await insertEvent(db, { ...occasion, uid });
    else await reconcile(payments, uid, occasion);
    log.info({ event: event.id, type: event.type, uid }, 'payment event');
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    log.warn({ event: event.id, ...stripeFailure(error) }, 'a payment event has to come again');
    throw new ApiError('UNAVAILABLE');
  }
}

function verify(payments: Payments, body: string, signature: string | undefined): Stripe.Event {
  const { stripe, webhookSecret, isLive, log } = payments;
  if (!webhookSecret || signature === undefined) throw new ApiError('WEBHOOK_REFUSED');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new ApiError('WEBHOOK_REFUSED');
  }
  // An event of another account than our own, or of the other mode.
  if (event.livemode !== isLive || event.account !== undefined) {
    log.warn({ event: event.id, type: event.type }, 'a payment event of another kind was refused');
    throw new ApiError('WEBHOOK_REFUSED');
  }
  return event;
}

/** The user whose payments an event concerns; null for nobody here. */
async function findOwner(payments: Payments, event: Stripe.Event): Promise<string | null> {
  const customer = customerOf(event.data.object) ?? (await customerOfCharge(payments, event));
  if (customer === null) return null;
  const known = await findUidByCustomer(payments.db, customer);
  if (known !== null) return known;
  // A customer whose id has not arrived here yet counts only while its owner has no other.
  const owner = await ownerOf(payments, customer);
  const state = owner === null ? null : await readBilling(payments.db, owner);
  if (state?.stripeCustomerId !== null) return null;
  await saveOwnCustomer(payments, state.uid, { known: null, customerId: customer });
  return state.uid;
}

/** The customer that an object names, or is. */
function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) {
    return typeof object.id === 'string' ? object.id : null;
  }
  if (!('customer' in object)) return null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  const isExpanded = typeof customer === 'object' && customer !== null && 'id' in customer;
  return isExpanded && typeof customer.id === 'string' ? customer.id : null;
}

/** Disputes and refunds name a charge only. */
async function customerOfCharge(
  { stripe }: Payments,
  { data: { object } }: Stripe.Event,
): Promise<string | null> {
  if (!('charge' in object) || typeof object.charge !== 'string') return null;
  const { customer } = await stripe.charges.retrieve(object.charge);
  return typeof customer === 'string' ? customer : null;
}
