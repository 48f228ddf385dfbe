import { html } from 'hono/html';
import type { Invoice } from '../../billing/objects.ts';
import { formatDate, formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';

export function invoicePage(invoice: Invoice, language: Language, base: string): Html {
  const { invoice: labels, portal } = texts[language];
  const title = labels.title(invoice.number ?? '');
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const [tax] = invoice.total_taxes ?? [];
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return page({
    language,
    base,
    title,
    width: 'narrow',
    content: html`<h1>${title}</h1>
      <p class="notice">${labels.simulated}</p>
      <dl class="amounts">
        ${row(labels.date, formatDate(invoice.created, language))}
        ${row(labels.status, portal.invoices.statuses[invoice.status])}
      </dl>
      <section class="stack">
        <h2>${labels.to}</h2>
        ${recipient(invoice).map((line) => html`<p>${line}</p>`)}
      </section>
      <dl class="amounts">
        ${invoice.lines.data.map((line) => row(line.description, money(line.amount)))}
        ${off > 0 && row(labels.discount, money(-off))}
        ${tax && tax.taxability_reason === 'standard_rated' && row(labels.net, money(invoice.total - tax.amount))}
        ${tax && tax.taxability_reason === 'standard_rated' && row(labels.tax, money(tax.amount))}
        ${row(labels.total, money(invoice.total))}
      </dl>
      ${tax?.taxability_reason === 'reverse_charge' && html`<p>${labels.reverse}</p>`}`,
  });
}

function row(label: string, value: string): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Name, address and numbers; lines without a value are left out. */
function recipient(invoice: Invoice): string[] {
  const { customer_name, customer_address: address, customer_email, customer_tax_ids } = invoice;
  const city = address && [address.postal_code, address.city].filter(Boolean).join(' ');
  const numbers = (customer_tax_ids ?? []).map(({ value }) => value);
  const lines = [customer_name, address?.line1, city, address?.country, ...numbers, customer_email];
  return lines.flatMap((line) => (line ? [line] : []));
}
