import type Stripe from 'stripe';
import type { Database } from '../../../platform/db/transaction.ts';
import { isMissing, isProviderFailure, stripeFailure } from '../../../platform/stripe/failures.ts';
import { readBilling } from '../billing.store.ts';
import type { Payments } from '../payments.ts';
import { readImportedInvoices } from './imported-invoices.store.ts';
import type { InvoiceList, InvoiceRow } from './invoice-rows.ts';

const PAGE = 100;

/**
 * Reads the invoices of an account for an export: those it was imported with, and those of the payment provider. If the provider
 * does not answer, the list says that it is not complete.
 */
export async function readInvoices(
  db: Database,
  payments: Payments | null,
  uid: string,
): Promise<InvoiceList> {
  const imported = await readImportedInvoices(db, uid);
  const customerId = (await readBilling(db, uid))?.stripeCustomerId ?? null;
  if (customerId === null) return imported;
  if (!payments) return { ...imported, complete: false };
  try {
    const own = await listInvoices(payments.stripe, customerId);
    const invoices = [...imported.invoices, ...own].sort(byDate);
    return { complete: imported.complete, invoices };
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    payments.log.warn(stripeFailure(error), 'the invoices for an export could not be read');
    return { ...imported, complete: false };
  }
}

async function listInvoices(stripe: Stripe, customer: string): Promise<InvoiceRow[]> {
  const rows: InvoiceRow[] = [];
  try {
    for await (const invoice of stripe.invoices.list({ customer, limit: PAGE })) {
      if (invoice.status !== 'draft') rows.push(toRow(invoice));
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return rows;
}

function toRow({ number, created, total, currency, status, hosted_invoice_url }: Stripe.Invoice) {
  return {
    number: number ?? null,
    date: new Date(created * 1_000).toISOString().replace('Z', '000Z'),
    amount: total,
    currency,
    status: status ?? null,
    url: hosted_invoice_url ?? null,
  };
}

function byDate(a: InvoiceRow, b: InvoiceRow): number {
  const [first, second] = [a, b].map(({ date, number }) => `${date} ${number ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
