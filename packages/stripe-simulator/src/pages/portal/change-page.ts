import { html } from 'hono/html';
import { formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import type { PortalView, PriceView, SubscriptionView } from './portal.types.ts';
import { priceText } from './price-text.ts';

/** What a change costs now: `lines` as on the invoice that it makes. */
export interface ChangeCost {
  currency: string;
  lines: readonly { text: string; amount: number }[];
  total: number;
}

/** The prices to choose from. */
export function choicesPage(
  view: PortalView,
  subscription: SubscriptionView,
  language: Language,
  base: string,
): Html {
  const { change } = texts[language].portal;
  const at = `${base}/portal/${view.id}`;
  return page({
    language,
    base,
    title: change.title,
    width: 'narrow',
    content: html`<h1>${change.title}</h1>
      <p class="lead">${change.current}: ${label(subscription.price, language)}</p>
      <ul class="stack">
        ${subscription.choices.map(
          (price) => html`<li>
            <a class="button full" href="${at}/subscriptions/${subscription.id}/change/${price.id}">
              ${label(price, language)}
            </a>
          </li>`,
        )}
      </ul>
      <p><a class="way" href="${at}">${change.keep}</a></p>`,
  });
}

/** What changing to this price costs, before it is confirmed. */
export function changePage(
  view: PortalView,
  subscription: SubscriptionView,
  price: PriceView,
  cost: ChangeCost,
  language: Language,
  base: string,
): Html {
  const { change } = texts[language].portal;
  const at = `${base}/portal/${view.id}`;
  const money = (amount: number) => formatMoney(amount, cost.currency, language);
  return page({
    language,
    base,
    title: change.title,
    width: 'narrow',
    content: html`<h1>${change.title}</h1>
      <p class="lead">${label(price, language)}</p>
      <dl class="amounts">
        ${cost.lines.map(
          (line) => html`<div><dt>${line.text}</dt><dd>${money(line.amount)}</dd></div>`,
        )}
        <div class="total">
          <dt>${cost.total < 0 ? change.creditLeft : change.now}</dt>
          <dd>${money(Math.abs(cost.total))}</dd>
        </div>
      </dl>
      <p class="soft">${change.explanation(priceText(price, language))}</p>
      <form
        class="actions"
        method="post"
        action="${at}/subscriptions/${subscription.id}/change/${price.id}"
      >
        <button class="button primary">${change.confirm}</button>
        <a class="button" href="${at}">${change.keep}</a>
      </form>`,
  });
}

function label(price: PriceView, language: Language): string {
  return texts[language].portal.change.to(price.name, priceText(price, language));
}
