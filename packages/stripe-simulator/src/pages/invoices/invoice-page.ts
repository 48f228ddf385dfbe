import { html } from 'hono/html';
import type { Customer, Invoice, PaymentMethod } from '../../billing/objects.ts';
import { formatDate, formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';

export interface InvoiceView {
  invoice: Invoice;
  customer: Customer | null;
  card: PaymentMethod | null;
  /** Error message of the last attempt to pay. */
  refusal: string | null;
}

/** The public page of a finalized invoice, on which an open one can be paid. */
export function invoicePage(view: InvoiceView, language: Language, base: string): Html {
  const { invoice, customer, refusal } = view;
  const { invoice: labels, portal } = texts[language];
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const off = invoice.total_discount_amounts.reduce((total, { amount }) => total + amount, 0);
  const credit = invoice.total - invoice.amount_due;
  const title = labels.title(invoice.number ?? '');
  return page({
    language,
    base,
    title,
    width: 'narrow',
    content: html`<h1>${title}</h1>
      ${refusal && html`<p class="notice bad" role="alert">${refusal}</p>`}
      <dl class="amounts">
        ${row(portal.invoices.date, formatDate(invoice.created, language))}
        ${row(labels.customer, customer?.name ?? invoice.customer_email ?? '')}
        ${row(portal.invoices.status, portal.invoices.statuses[invoice.status])}
      </dl>
      <dl class="amounts">
        ${invoice.lines.data.map(({ description, amount }) => row(description, money(amount)))}
        ${off > 0 && row(labels.discount, money(-off))}
        ${row(labels.total, money(invoice.total), 'total')}
        ${credit > 0 && row(labels.credit, money(-credit))}
        ${row(labels.due, money(invoice.amount_due))}
      </dl>
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
