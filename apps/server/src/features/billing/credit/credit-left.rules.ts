import type Stripe from 'stripe';

/**
 * Credit in cents that paid invoices have left with their customer, less what they have used of it: negative if they have used
 * more. The provider counts credit as a negative balance.
 */
export function creditLeftBy(invoices: readonly Stripe.Invoice[]): number {
  return invoices.reduce((sum, { status, starting_balance: before, ending_balance: after }) => {
    return status !== 'paid' || after === null ? sum : sum + before - after;
  }, 0);
}

/** The credit of a customer in cents. */
export function creditOf(customer: Stripe.Customer | Stripe.DeletedCustomer): number {
  return customer.deleted ? 0 : Math.max(0, -customer.balance);
}
