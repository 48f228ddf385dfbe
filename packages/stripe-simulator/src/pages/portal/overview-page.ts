import { html } from 'hono/html';
import { formatCity, formatDate, formatMoney, formatMonth } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import type { Opened } from './open-portal.ts';
import type { InvoiceView, PortalView, SubscriptionView } from './portal.types.ts';
import { priceText } from './price-text.ts';

export interface Notice {
  kind: 'good' | 'bad';
  text: string;
}

/** The portal's home page: subscriptions, card and invoices. */
export function overviewPage(opened: Opened, notice: Notice | null): Html {
  const { view, language, base, at } = opened;
  const { portal } = texts[language];
  return page({
    language,
    base,
    title: portal.title,
    width: 'narrow',
    back: view.returnUrl ? { to: view.returnUrl, label: portal.back } : undefined,
    content: html`
      <h1>${portal.title}</h1>
      ${notice && html`<p class="notice ${notice.kind}" role="status">${notice.text}</p>`}
      ${
        view.subscriptions.length === 0
          ? html`<p class="lead">${portal.none}</p>`
          : view.subscriptions.map((subscription) => plan(subscription, language, at))
      }
      ${card(view, language, at)} ${view.details && details(view.details, language, at)}
      ${view.invoices && invoices(view.invoices, language)}
    `,
  });
}

function plan(subscription: SubscriptionView, language: Language, at: string): Html {
  const { portal } = texts[language];
  const { id, price, status, isEnding, cancel, choices } = subscription;
  const kind =
    status === 'active' || status === 'trialing' ? 'good' : status === 'past_due' ? 'bad' : '';
  const renews = ['active', 'past_due', 'trialing'].includes(status) && !isEnding;
  return html`<section class="stack">
    <h2>${price.name} <span class="badge ${kind}">${portal.statuses[status]}</span></h2>
    <p class="plan-price">${priceText(price, language)}</p>
    <p class="soft">${when(subscription, language)}</p>
    ${status === 'past_due' && html`<p class="notice bad">${overdue(subscription, language)}</p>`}
    <div class="actions">
      ${
        isEnding &&
        html`<form method="post" action="${at}/subscriptions/${id}/resume">
          <button class="button primary">${portal.resume}</button>
        </form>`
      }
      ${
        renews &&
        choices.length > 0 &&
        html`<a class="button" href="${at}/subscriptions/${id}/change">${portal.changeCycle}</a>`
      }
      ${
        renews &&
        cancel &&
        html`<a class="button danger" href="${at}/subscriptions/${id}/cancel">${portal.cancel}</a>`
      }
    </div>
  </section>`;
}

/** The text on the open invoice of an overdue subscription. */
function overdue({ isEnding, isCollected }: SubscriptionView, language: Language): string {
  const { portal } = texts[language];
  return isEnding && isCollected ? portal.pastDueEnding : portal.pastDue;
}

function when({ status, isEnding, until }: SubscriptionView, language: Language): string {
  const { portal } = texts[language];
  const date = formatDate(until, language);
  if (isEnding) return portal.ends(date);
  if (status === 'canceled') return portal.ended(date);
  return portal.renews(date);
}

function card(view: PortalView, language: Language, at: string): Html {
  const { portal } = texts[language];
  const shown = view.card;
  return html`<section class="stack">
    <h2>${portal.card.title}</h2>
    ${
      shown
        ? html`<p>${portal.card.ending(shown.brand, shown.last4)}</p>
          <p class="soft">${portal.card.expires(formatMonth(shown.month, shown.year))}</p>`
        : html`<p class="lead">${portal.card.none}</p>`
    }
    ${
      view.canReplaceCard &&
      html`<p><a class="button" href="${at}/card">${shown ? portal.card.replace : portal.card.add}</a></p>`
    }
  </section>`;
}

/** Name, address and numbers that invoices show. */
function details(shown: NonNullable<PortalView['details']>, language: Language, at: string): Html {
  const { details: labels } = texts[language];
  const { name, address, taxIds } = shown;
  const city = address && formatCity(address);
  const lines = [name, address?.line1, city, address?.country, ...taxIds].filter(Boolean);
  return html`<section class="stack">
    <h2>${labels.title}</h2>
    <p>${lines.length === 0 ? labels.none : lines.join(', ')}</p>
    <p><a class="button" href="${at}/details">${labels.change}</a></p>
  </section>`;
}

function invoices(shown: readonly InvoiceView[], language: Language): Html {
  const { invoices: labels } = texts[language].portal;
  if (shown.length === 0) {
    return html`<section class="stack"><h2>${labels.title}</h2><p class="lead">${labels.none}</p></section>`;
  }
  return html`<section class="stack">
    <h2>${labels.title}</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">${labels.date}</th>
          <th scope="col">${labels.number}</th>
          <th scope="col">${labels.status}</th>
          <th scope="col" class="number">${labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (invoice) => html`<tr>
            <td>${formatDate(invoice.created, language)}</td>
            <td class="soft">
              ${
                invoice.url === null
                  ? invoice.number
                  : html`<a class="way" href="${invoice.url}">${invoice.number}</a>`
              }
            </td>
            <td>${labels.statuses[invoice.status]}</td>
            <td class="number">${formatMoney(invoice.amount, invoice.currency, language)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
