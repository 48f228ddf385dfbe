import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import { type Page, type PagedList, usePagedQuery } from '#data/queries/paged-query.ts';

export type Invoice = CallOutput<'listInvoices'>['invoices'][number];

/** The user's invoices, the newest first; read again when a subscription begins or ends. */
export function useInvoices(subscription: string): PagedList<Invoice> {
  return usePagedQuery({ key: ['invoices', subscription], load: readPage, isQuiet: true });
}

async function readPage(after: string | undefined): Promise<Page<Invoice>> {
  const { invoices, more } = await call('listInvoices', after === undefined ? {} : { after });
  return { rows: invoices, next: more ? (invoices.at(-1)?.invoiceId ?? null) : null };
}
