import type { CallOutput } from '@savet/contract/calls';
import type Stripe from 'stripe';
import type { Database } from '../../platform/db/transaction.ts';
import { isMissing } from '../../platform/stripe/failures.ts';
import { requireBilling } from './customers.ts';

type Page = CallOutput<'listInvoices'>;

/** All but drafts. */
const statuses = ['open', 'paid', 'uncollectible', 'void'] as const;

/**
 * A page of a user's invoices from the payment provider, the newest first. Drafts are left out.
 * @throws what the provider's library throws
 */
export async function listInvoices(
  { db, stripe }: { db: Database; stripe: () => Stripe },
  uid: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Page> {
  const { stripeCustomerId: customer } = await requireBilling(db, uid);
  if (customer === null) return { invoices: [], more: false };
  const start = after === undefined ? {} : { starting_after: after };
  try {
    const { data, has_more } = await stripe().invoices.list({ customer, limit, ...start });
    return { invoices: data.flatMap(toInvoice), more: has_more };
  } catch (error) {
    // The customer was deleted in the dashboard, or the invoice belongs to another customer.
    if (isMissing(error)) return { invoices: [], more: false };
    throw error;
  }
}

function toInvoice(invoice: Stripe.Invoice): Page['invoices'] {
  const { id, number, created, total, amount_paid: paid, currency, status } = invoice;
  const shown = statuses.find((known) => known === status);
  if (!id || !shown) return [];
  const date = new Date(created * 1_000).toISOString();
  return [
    {
      invoiceId: id,
      number: number ?? null,
      date,
      amount: total,
      paid,
      currency,
      status: shown,
      url: invoice.hosted_invoice_url ?? null,
    },
  ];
}
