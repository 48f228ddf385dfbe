import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { isMissing } from '../../platform/stripe/failures.ts';
import { loadUser } from '../accounts/accounts.ts';
import { type BillingState, readBilling, saveCustomer } from './billing.store.ts';
import type { Payments } from './payments.ts';

/** Key of a customer's metadata under which its owner stands. */
const OWNER = 'uid';

/** @throws ApiError USER_GONE */
export async function requireBilling(db: Database, uid: string): Promise<BillingState> {
  await loadUser(db, uid);
  const state = await readBilling(db, uid);
  if (!state) throw new ApiError('USER_GONE');
  return state;
}

/**
 * The user's customer at the payment provider; made when there is none (any more).
 * @throws what the provider's library throws
 */
export async function ensureCustomer(
  payments: Payments,
  uid: string,
  names?: { firstName: string; lastName: string },
): Promise<string> {
  const state = await requireBilling(payments.db, uid);
  const { stripeCustomerId: known } = state;
  if (known !== null && (await ownsCustomer(payments, uid, known))) return known;
  const found = await findCustomer(payments, state);
  const customerId = found ?? (await createCustomer(payments, { ...state, ...names }));
  const isSaved = await saveOwnCustomer(payments, uid, { known, customerId });
  // Somebody else was faster; both hold the same customer, for it is made once.
  return isSaved ? customerId : ensureCustomer(payments, uid, names);
}

/** Saves a customer who is known to be this user's; false when another one was saved in the meantime. */
export function saveOwnCustomer(
  { db }: Payments,
  uid: string,
  change: { known: string | null; customerId: string },
): Promise<boolean> {
  return writeDocuments(db, uid, (trx, revision) => saveCustomer(trx, uid, change, revision));
}

/** Whether a customer is there and this user's, by the provider's own word. */
export async function ownsCustomer(
  { stripe }: Payments,
  uid: string,
  customerId: string,
): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return isOwn(customer, uid);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * The customer that a call names, which must be the caller's.
 * @throws ApiError NOT_FOUND for an unknown customer or somebody else's, told apart by nothing
 */
export async function requireOwnCustomer(
  payments: Payments,
  uid: string,
  customerId: string,
): Promise<void> {
  if (!(await ownsCustomer(payments, uid, customerId))) throw new ApiError('NOT_FOUND');
}

/** Whose customer it is, by the provider's own word; null when it is gone or nobody's here. */
export async function ownerOf({ stripe }: Payments, customerId: string): Promise<string | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return customer.deleted ? null : (customer.metadata[OWNER] ?? null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** One made before, whose id was lost on the way here. */
async function findCustomer({ stripe }: Payments, state: BillingState): Promise<string | null> {
  const { data } = await stripe.customers.list({ email: state.email, limit: 100 });
  return data.find((customer) => isOwn(customer, state.uid))?.id ?? null;
}

async function createCustomer({ stripe }: Payments, state: BillingState): Promise<string> {
  const name = `${state.firstName} ${state.lastName}`.trim();
  const values: Stripe.CustomerCreateParams = {
    email: state.email,
    ...(name !== '' && { name }),
    preferred_locales: [state.language.toLowerCase()],
    metadata: { [OWNER]: state.uid },
  };
  // Two requests at once make one customer; in place of one that was deleted a new one is made.
  const attempt = JSON.stringify([values, state.stripeCustomerId]);
  const idempotencyKey = `customer-${createHash('sha256').update(attempt).digest('hex')}`;
  return (await stripe.customers.create(values, { idempotencyKey })).id;
}

function isOwn(customer: Stripe.Customer | Stripe.DeletedCustomer, uid: string): boolean {
  return !customer.deleted && customer.metadata[OWNER] === uid;
}
