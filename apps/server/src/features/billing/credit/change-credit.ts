import type Stripe from 'stripe';
import { CURRENCY } from '../products.rules.ts';
import { creditLeftBy, creditOf } from './credit-left.rules.ts';

/** Metadata key of a change of credit, with the subscription for which it was made. */
const CREDIT_KEY = 'savet_credit';
const PAGE = 100;
/** Changes of a customer's balance that are searched for the mark of an earlier attempt. */
const CHANGES_MAX = 1_000;
const INVOICES_MAX = 1_000;

/** All invoices of a subscription, the latest first. */
export function listInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return stripe.invoices
    .list({ subscription, limit: PAGE, expand: ['data.payments'] })
    .autoPagingToArray({ limit: INVOICES_MAX });
}

export async function readCredit(stripe: Stripe, customer: string): Promise<number> {
  return creditOf(await stripe.customers.retrieve(customer));
}

/**
 * Gives a customer credit in cents, or takes it away if `amount` is negative: once for a subscription, although the provider
 * forgets idempotency keys after a day.
 */
export async function changeCreditOnce(
  stripe: Stripe,
  customer: string,
  { subscription, amount }: { subscription: string; amount: number },
): Promise<void> {
  if (amount === 0) return;
  const changes = await stripe.customers
    .listBalanceTransactions(customer, { limit: PAGE })
    .autoPagingToArray({ limit: CHANGES_MAX });
  if (changes.some(({ metadata }) => metadata?.[CREDIT_KEY] === subscription)) return;
  await stripe.customers.createBalanceTransaction(
    customer,
    { amount: -amount, currency: CURRENCY, metadata: { [CREDIT_KEY]: subscription } },
    { idempotencyKey: `credit-${subscription}` },
  );
}

/** Takes back the credit that a subscription has left: the money behind it was returned. */
export async function takeBackCredit(
  stripe: Stripe,
  customer: string,
  subscription: string,
): Promise<void> {
  const left = creditLeftBy(await listInvoices(stripe, subscription));
  if (left <= 0) return;
  const amount = -Math.min(left, await readCredit(stripe, customer));
  await changeCreditOnce(stripe, customer, { subscription, amount });
}
