import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { type InvoiceList, invoiceList } from './invoice-rows.ts';

/** The invoices that an account brought from another server. */
export async function readImportedInvoices(db: Database, uid: string): Promise<InvoiceList> {
  const row = await db
    .selectFrom('importedInvoices')
    .select('content')
    .where('uid', '=', uid)
    .executeTakeFirst();
  // Parsed, so that the names are in the order in which they were written: the database orders them anew.
  return row ? invoiceList.parse(row.content) : { complete: true, invoices: [] };
}

export async function insertImportedInvoices(
  trx: Trx,
  uid: string,
  invoices: InvoiceList,
): Promise<void> {
  await trx
    .insertInto('importedInvoices')
    .values({ uid, content: JSON.stringify(invoices) })
    .execute();
}
