import { createHash } from 'node:crypto';
import { type Language, languages } from '@savet/contract/languages';
import type Stripe from 'stripe';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { isMissing } from '../../platform/stripe/failures.ts';
import { loadUser } from '../accounts/accounts.ts';
import { type BillingState, readBilling, saveCustomer } from './billing.store.ts';
import type { Payments } from './payments.ts';

/** Key of a customer's metadata that holds the owner's uid. */
const OWNER_KEY = 'uid';

/**
 * Reads the payment state of a user.
 * @throws ApiError USER_GONE
 */
export async function requireBilling(db: Database, uid: string): Promise<BillingState> {
  await loadUser(db, uid);
  const state = await readBilling(db, uid);
  if (!state) throw new ApiError('USER_GONE');
  return state;
}

/**
 * Returns the id of the user's customer at the payment provider; creates a customer if none exists.
 * @throws what the provider's library throws
 */
export async function ensureCustomer(
  payments: Payments,
  uid: string,
  names?: { firstName: string; lastName: string },
): Promise<string> {
  const state = await requireBilling(payments.db, uid);
  const { stripeCustomerId: previous } = state;
  if (previous !== null && (await ownsCustomer(payments, uid, previous))) return previous;
  const found = await findCustomer(payments, state);
  const customerId = found ?? (await createCustomer(payments, { ...state, ...names }));
  const isSaved = await saveOwnCustomer(payments, uid, { previous, customerId });
  // A parallel request saved first; the idempotency key gives both the same customer.
  return isSaved ? customerId : ensureCustomer(payments, uid, names);
}

/** Saves a customer already verified as this user's; false when another customer was saved meanwhile. */
export function saveOwnCustomer(
  { db }: Payments,
  uid: string,
  change: { previous: string | null; customerId: string },
): Promise<boolean> {
  return writeDocuments(db, uid, (trx, revision) => saveCustomer(trx, uid, change, revision));
}

/** Asks the provider whether a customer exists and belongs to this user. */
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
 * Asserts that a customer belongs to the user.
 * @throws ApiError NOT_FOUND for a missing customer and for another user's alike
 */
export async function requireOwnCustomer(
  payments: Payments,
  uid: string,
  customerId: string,
): Promise<void> {
  if (!(await ownsCustomer(payments, uid, customerId))) throw new ApiError('NOT_FOUND');
}

/** Asks the provider for a customer's owner; null when the customer is deleted or has no owner here. */
export async function ownerOf({ stripe }: Payments, customerId: string): Promise<string | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return customer.deleted ? null : (customer.metadata[OWNER_KEY] ?? null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Finds a customer created earlier whose id was never saved. */
async function findCustomer(payments: Payments, state: BillingState): Promise<string | null> {
  const [found] = await findOwnCustomers(payments, state.uid, [state.email]);
  return found ?? null;
}

/** The ids of a user's customers with one of the addresses, also of those that are no longer used. */
export async function findOwnCustomers(
  { stripe }: Payments,
  uid: string,
  addresses: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const email of addresses) {
    const { data } = await stripe.customers.list({ email, limit: 100 });
    found.push(...data.filter((customer) => isOwn(customer, uid)).map(({ id }) => id));
  }
  return found;
}

/**
 * Creates the customer, and gives it its details afterwards: parallel requests may know different names, but must create a single
 * customer.
 */
async function createCustomer({ stripe }: Payments, state: BillingState): Promise<string> {
  // With the previous id, so that a deleted customer can be replaced.
  const attempt = JSON.stringify([state.uid, state.stripeCustomerId]);
  const idempotencyKey = `customer-${createHash('sha256').update(attempt).digest('hex')}`;
  const owned = { metadata: { [OWNER_KEY]: state.uid } };
  const { id } = await stripe.customers.create(owned, { idempotencyKey });
  const name = `${state.firstName} ${state.lastName}`.trim();
  await stripe.customers.update(id, {
    email: state.email,
    ...(name !== '' && { name }),
    preferred_locales: [languages[state.language].stripeLocale],
  });
  return id;
}

function isOwn(customer: Stripe.Customer | Stripe.DeletedCustomer, uid: string): boolean {
  return !customer.deleted && customer.metadata[OWNER_KEY] === uid;
}

/** Lets receipts and invoices follow the language of the account. */
export async function followLanguage(
  { stripe }: Pick<Payments, 'stripe'>,
  { id, preferred_locales: locales }: Stripe.Customer,
  language: Language,
): Promise<void> {
  const locale = languages[language].stripeLocale;
  if (locales?.[0] === locale) return;
  await stripe.customers.update(id, { preferred_locales: [locale] });
}
