import type { Invoice } from '../../billing/objects/invoices.ts';
import { formatCity, formatDate, formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';

export interface InvoiceRow {
  label: string;
  value: string;
  isTotal?: true;
}

/** The content of an invoice, as a page and as a PDF. */
export interface InvoiceContent {
  title: string;
  notice: string;
  facts: InvoiceRow[];
  /** Name, address and numbers of the customer. */
  recipient: string[];
  amounts: InvoiceRow[];
  /** Why no tax is charged; null if there is no reason to name. */
  taxNote: string | null;
}

export function contentOf(invoice: Invoice, language: Language): InvoiceContent {
  const { invoice: labels, portal } = texts[language];
  // An invoice of a former state has no taxes.
  const [tax] = invoice.total_taxes ?? [];
  return {
    title: labels.title(invoice.number ?? ''),
    notice: labels.simulated,
    facts: [
      { label: labels.date, value: formatDate(invoice.created, language) },
      { label: labels.status, value: portal.invoices.statuses[invoice.status] },
    ],
    recipient: recipientOf(invoice),
    amounts: amountsOf(invoice, language),
    taxNote: tax?.taxability_reason === 'reverse_charge' ? labels.reverse : null,
  };
}

function amountsOf(invoice: Invoice, language: Language): InvoiceRow[] {
  const { invoice: labels } = texts[language];
  const row = (label: string, amount: number): InvoiceRow => ({
    label,
    value: formatMoney(amount, invoice.currency, language),
  });
  const off = invoice.total_discount_amounts.reduce((total, { amount }) => total + amount, 0);
  const [tax] = invoice.total_taxes ?? [];
  const isTaxed = tax?.taxability_reason === 'standard_rated';
  const credit = invoice.total - invoice.amount_due;
  return [
    ...invoice.lines.data.map(({ description, amount }) => row(description, amount)),
    ...(off > 0 ? [row(labels.discount, -off)] : []),
    ...(isTaxed ? [row(labels.net, invoice.total - tax.amount), row(labels.tax, tax.amount)] : []),
    { ...row(labels.total, invoice.total), isTotal: true },
    ...(credit > 0 ? [row(labels.credit, -credit)] : []),
    ...(invoice.amount_paid > 0 ? [row(labels.amountPaid, invoice.amount_paid)] : []),
    row(labels.due, invoice.amount_remaining),
  ];
}

/** Lines without a value are left out. */
function recipientOf(invoice: Invoice): string[] {
  const { customer_name, customer_address: address, customer_email, customer_tax_ids } = invoice;
  const city = address && formatCity(address);
  const numbers = (customer_tax_ids ?? []).map(({ value }) => value);
  const lines = [customer_name, address?.line1, city, address?.country, ...numbers, customer_email];
  return lines.flatMap((line) => (line ? [line] : []));
}
