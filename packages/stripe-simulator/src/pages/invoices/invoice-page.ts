import { html } from 'hono/html';
import type { Invoice, PaymentMethod } from '../../billing/objects.ts';
import { formatDate, formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';

export interface InvoiceView {
  invoice: Invoice;
  card: PaymentMethod | null;
  /** Error message of the last attempt to pay. */
  refusal: string | null;
}

/** The public page of a finalized invoice, on which an open one can be paid. */
export function invoicePage(view: InvoiceView, language: Language, base: string): Html {
  const { invoice, refusal } = view;
  const { invoice: labels, portal } = texts[language];
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const off = invoice.total_discount_amounts.reduce((total, { amount }) => total + amount, 0);
  // An invoice of a former state has no taxes.
  const [tax] = invoice.total_taxes ?? [];
  const isTaxed = tax?.taxability_reason === 'standard_rated';
  const credit = invoice.total - invoice.amount_due;
  const title = labels.title(invoice.number ?? '');
  return page({
    language,
    base,
    title,
    width: 'narrow',
    content: html`<h1>${title}</h1>
      <p class="notice">${labels.simulated}</p>
      ${refusal && html`<p class="notice bad" role="alert">${refusal}</p>`}
      <dl class="amounts">
        ${row(labels.date, formatDate(invoice.created, language))}
        ${row(labels.status, portal.invoices.statuses[invoice.status])}
      </dl>
      <section class="stack">
        <h2>${labels.to}</h2>
        ${recipient(invoice).map((line) => html`<p>${line}</p>`)}
      </section>
      <dl class="amounts">
        ${invoice.lines.data.map(({ description, amount }) => row(description, money(amount)))}
        ${off > 0 && row(labels.discount, money(-off))}
        ${isTaxed && row(labels.net, money(invoice.total - tax.amount))}
        ${isTaxed && row(labels.tax, money(tax.amount))}
        ${row(labels.total, money(invoice.total), 'total')}
        ${credit > 0 && row(labels.credit, money(-credit))}
        ${row(labels.due, money(invoice.amount_due))}
      </dl>
      ${tax?.taxability_reason === 'reverse_charge' && html`<p>${labels.reverse}</p>`}
      ${payment(view, money(invoice.amount_remaining), language, base)}`,
  });
}

function payment(
  { invoice, card }: InvoiceView,
  amount: string,
  language: Language,
  base: string,
): Html | string {
  const { invoice: labels } = texts[language];
  if (invoice.status === 'paid') return html`<p class="soft">${labels.paid}</p>`;
  if (invoice.status !== 'open') return '';
  if (!card) return html`<p class="soft">${labels.noCard}</p>`;
  return html`<form class="actions" method="post" action="${base}/invoices/${invoice.id}">
    <button class="button primary">${labels.pay(amount)}</button>
  </form>`;
}

function row(label: string, value: string, kind = ''): Html {
  return html`<div class="${kind}"><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Name, address and numbers; lines without a value are left out. */
function recipient(invoice: Invoice): string[] {
  const { customer_name, customer_address: address, customer_email, customer_tax_ids } = invoice;
  const city = address && [address.postal_code, address.city].filter(Boolean).join(' ');
  const numbers = (customer_tax_ids ?? []).map(({ value }) => value);
  const lines = [customer_name, address?.line1, city, address?.country, ...numbers, customer_email];
  return lines.flatMap((line) => (line ? [line] : []));
}
