import type { Database } from '../../../platform/db/transaction.ts';
import type { InvoiceList } from './invoice-rows.ts';

/** The invoices that an account brought from another server. */
export async function readImportedInvoices(db: Database, uid: string): Promise<InvoiceList> {
  const row = await db
    .selectFrom('importedInvoices')
    .select('content')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ? (row.content as InvoiceList) : { complete: true, invoices: [] };
}
