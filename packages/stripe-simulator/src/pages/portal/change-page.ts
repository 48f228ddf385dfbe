import { html } from 'hono/html';
import type { PriceChangeCost } from '../../billing/price-changes.ts';
import { formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import type { Opened } from './open-portal.ts';
import type { PriceView, SubscriptionView } from './portal.types.ts';
import { priceText } from './price-text.ts';

/** A price to choose, with what the change to it costs now. */
export interface Choice {
  price: PriceView;
  cost: PriceChangeCost | null;
}

/** The page that lists the available prices. */
export function choicesPage(
  { language, base, at }: Opened,
  subscription: SubscriptionView,
  choices: readonly Choice[],
): Html {
  const { change } = texts[language].portal;
  return page({
    language,
    base,
    title: change.title,
    width: 'narrow',
    back: { to: `${at}/overview`, label: texts[language].portal.back },
    content: html`<h1>${change.title}</h1>
      <p class="lead">${change.current}: ${label(subscription.price, language)}</p>
      <ul class="stack">
        ${choices.map(
          ({ price, cost }) => html`<li>
            <a class="button full" href="${at}/subscriptions/${subscription.id}/change/${price.id}">
              ${change.choose(label(price, language))}
            </a>
            ${cost && html`<p class="soft">${dueText(cost, language)}</p>`}
          </li>`,
        )}
      </ul>
      <p><a class="way" href="${at}/overview">${change.keep}</a></p>`,
  });
}

/** The page that previews a price change and asks for confirmation. */
export function changePage(
  { language, base, at }: Opened,
  subscription: SubscriptionView,
  price: PriceView,
  cost: PriceChangeCost,
): Html {
  const { change } = texts[language].portal;
  const money = (amount: number) => formatMoney(amount, cost.currency, language);
  const due = cost.total - cost.credit;
  return page({
    language,
    base,
    title: change.title,
    width: 'narrow',
    back: { to: `${at}/overview`, label: texts[language].portal.back },
    content: html`<h1>${change.title}</h1>
      <p class="lead">${label(price, language)}</p>
      <dl class="amounts">
        ${cost.lines.map(
          ({ amount }) =>
            html`<div><dt>${amount < 0 ? change.credit : price.name}</dt><dd>${money(amount)}</dd></div>`,
        )}
        ${
          cost.credit > 0 &&
          html`<div><dt>${change.creditUsed}</dt><dd>${money(-cost.credit)}</dd></div>`
        }
        <div class="total">
          <dt>${dueLabel(cost, language)}</dt>
          <dd>${money(Math.abs(due))}</dd>
        </div>
      </dl>
      <p class="soft">${change.explanation(priceText(price, language))}</p>
      <form
        class="actions"
        method="post"
        action="${at}/subscriptions/${subscription.id}/change/${price.id}"
      >
        <button class="button primary">
          ${due > 0 ? change.confirmAndPay(money(due)) : change.confirm}
        </button>
        <a class="button" href="${at}/overview">${change.keep}</a>
      </form>`,
  });
}

function dueLabel({ total }: PriceChangeCost, language: Language): string {
  const { change } = texts[language].portal;
  return total < 0 ? change.creditLeft : change.now;
}

function dueText(cost: PriceChangeCost, language: Language): string {
  const amount = formatMoney(Math.abs(cost.total - cost.credit), cost.currency, language);
  return `${dueLabel(cost, language)}: ${amount}`;
}

function label(price: PriceView, language: Language): string {
  return texts[language].portal.change.to(price.name, priceText(price, language));
}
