import { html } from 'hono/html';
import type { Invoice } from '../../billing/objects/invoices.ts';
import type { PaymentMethod } from '../../billing/objects/payments.ts';
import { formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import { contentOf, type InvoiceRow } from './invoice-content.ts';

export interface InvoiceView {
  invoice: Invoice;
  card: PaymentMethod | null;
  /** Error message of the last attempt to pay. */
  refusal: string | null;
  /** Path of this page, with the portal session that it was opened from. */
  at: string;
  /** Path of the portal page that it was opened from. */
  back: string | null;
}

/** The public page of a finalized invoice, on which an open one can be paid. */
export function invoicePage(view: InvoiceView, language: Language, base: string): Html {
  const { invoice, refusal, back } = view;
  const { invoice: labels, portal } = texts[language];
  const { title, notice, facts, recipient, amounts, taxNote } = contentOf(invoice, language);
  return page({
    language,
    base,
    title,
    width: 'narrow',
    back: back === null ? undefined : { to: back, label: portal.back },
    content: html`<h1>${title}</h1>
      <p class="notice">${notice}</p>
      ${refusal && html`<p class="notice bad" role="alert">${refusal}</p>`}
      ${rows(facts)}
      <section class="stack">
        <h2>${labels.to}</h2>
        <p>${recipient.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}</p>
      </section>
      ${rows(amounts)}
      ${taxNote && html`<p>${taxNote}</p>`}
      ${payment(view, language)}
      <p><a class="way" href="${base}/invoices/${invoice.id}/pdf?lang=${language}">${labels.download}</a></p>`,
  });
}

function payment({ invoice, card, at }: InvoiceView, language: Language): Html | string {
  const { invoice: labels } = texts[language];
  if (invoice.status === 'paid') return html`<p class="soft">${labels.paid}</p>`;
  if (invoice.status !== 'open') return '';
  if (!card) return html`<p class="soft">${labels.noCard}</p>`;
  const amount = formatMoney(invoice.amount_remaining, invoice.currency, language);
  return html`<form class="actions" method="post" action="${at}">
    <button class="button primary">${labels.pay(amount)}</button>
  </form>`;
}

function rows(list: readonly InvoiceRow[]): Html {
  return html`<dl class="amounts">
    ${list.map(
      ({ label, value, isTotal }) =>
        html`<div class="${isTotal ? 'total' : ''}"><dt>${label}</dt><dd>${value}</dd></div>`,
    )}
  </dl>`;
}
