import { text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** Longest number, status or link of an invoice. */
const TEXT_MAX = 2_000;
/** More than a century of monthly invoices. */
const INVOICES_MAX = 2_000;

export const invoiceList = z.strictObject({
  /** False when the payment provider could not be asked: invoices may be missing. */
  complete: z.boolean(),
  invoices: z
    .array(
      z.strictObject({
        number: text(TEXT_MAX).nullable(),
        date: exactTimestamp,
        /** In hundredths of the currency. */
        amount: z.int(),
        currency: z.string().regex(/^[a-z]{3}$/),
        status: text(TEXT_MAX).nullable(),
        url: text(TEXT_MAX).nullable(),
      }),
    )
    .max(INVOICES_MAX),
});
export type InvoiceList = z.infer<typeof invoiceList>;
export type InvoiceRow = InvoiceList['invoices'][number];
