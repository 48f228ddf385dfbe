import { html } from 'hono/html';
import { cardFields, problemText } from '../card/card-fields.ts';
import type { CardEntry, CardProblems } from '../card/entry.ts';
import { testCardList } from '../card/test-cards.ts';
import { detailsFields } from '../details/details-fields.ts';
import type { DetailsEntry, DetailsProblems, DetailsRules } from '../details/entry.ts';
import { field } from '../field.ts';
import { formatDate, formatMoney } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import { type PromotionCodeEntry, promotionCodeForm } from './promotion-code-form.ts';

/** Data of the Checkout page. Amounts are in the smallest currency unit. */
export interface CheckoutView {
  id: string;
  /** True if the page only saves a card. */
  isSetup: boolean;
  /** Empty if there is nothing to pay. */
  currency: string;
  lines: readonly { name: string; amount: number }[];
  subtotal: number;
  discount: { name: string; amount: number } | null;
  /** Credit of the customer that is used. */
  credit: number;
  /** The amount that is charged now. */
  due: number;
  /** Price of each later period; null without a recurring price. */
  recurring: {
    amount: number;
    interval: 'day' | 'week' | 'month' | 'year';
    intervalCount: number;
  } | null;
  /** When the trial ends, in Unix seconds; absent without a trial. */
  freeUntil?: number | undefined;
  /** Null if the page has to ask for it. */
  email: string | null;
  cancelUrl: string | null;
  /** True if the customer may enter a promotion code, and has not yet. */
  takesPromotionCode: boolean;
  /** The invoice details that the page asks for. */
  rules: DetailsRules;
}

export interface CheckoutForm {
  entry: CardEntry;
  problems: CardProblems;
  details: DetailsEntry;
  detailsProblems: DetailsProblems;
  /** Error message of the last attempt. */
  refusal: string | null;
  /** The promotion code of the last attempt. */
  promotionCode?: PromotionCodeEntry;
}

const FORM = 'payment';

export function checkoutPage(
  view: CheckoutView,
  form: CheckoutForm,
  language: Language,
  base: string,
): Html {
  const { checkout } = texts[language];
  return page({
    language,
    base,
    title: checkout.title,
    width: 'wide',
    back:
      view.cancelUrl === null
        ? undefined
        : { to: view.cancelUrl, label: texts[language].portal.back },
    content: html`<div class="columns">
      ${view.isSetup ? setupSummary(language) : summary(view, form, language, base)}
      <div>
        <section class="stack" aria-labelledby="payment-title">
          <div class="title">
            <h2 id="payment-title">${view.isSetup ? checkout.setup.card : checkout.payment}</h2>
            <a class="way" href="#test-cards">${texts[language].card.toTestCards}</a>
          </div>
          ${paymentForm(view, form, language, base)}
        </section>
        ${testCardList(texts[language], FORM)}
      </div>
    </div>`,
  });
}

function summary(view: CheckoutView, form: CheckoutForm, language: Language, base: string): Html {
  const { checkout } = texts[language];
  const money = (amount: number) => formatMoney(amount, view.currency, language);
  const name = view.lines.map((line) => line.name).join(', ');
  const recurring = view.recurring && {
    amount: money(view.recurring.amount),
    every: every(view.recurring, language),
  };
  const changes = view.recurring !== null && view.recurring.amount !== view.due;
  return html`<section class="stack" aria-label="${checkout.summary}">
    <h1>${recurring ? checkout.subscribe(name) : name}</h1>
    <div>
      <p class="price">${money(view.due)}</p>
      ${
        recurring &&
        html`<p class="lead">${
          changes ? checkout.afterwards(recurring.amount, recurring.every) : recurring.every
        }</p>`
      }
    </div>
    <details class="order">
      <summary>${checkout.summary}</summary>
      <dl class="amounts">
      ${view.lines.map((line) => amountRow(line.name, money(line.amount)))}
      ${
        view.discount
          ? html`${view.lines.length > 1 && amountRow(checkout.subtotal, money(view.subtotal))}
            ${amountRow(checkout.discount(view.discount.name), money(-view.discount.amount))}`
          : ''
      }
      ${view.credit > 0 && amountRow(checkout.credit, money(-view.credit))}
      ${amountRow(checkout.now, money(view.due), 'total')}
      </dl>
      ${recurring && html`<p class="soft">${checkout.renews(recurring.amount, recurring.every)}</p>`}
    </details>
    ${view.freeUntil && html`<p>${checkout.free(formatDate(view.freeUntil, language))}</p>`}
    ${
      view.takesPromotionCode &&
      promotionCodeForm(
        `${base}/checkout/${view.id}`,
        form.promotionCode ?? { code: '', isRefused: false },
        language,
      )
    }
  </section>`;
}

function setupSummary(language: Language): Html {
  const { title, explanation } = texts[language].checkout.setup;
  return html`<section class="stack">
    <h1>${title}</h1>
    <p class="lead">${explanation}</p>
  </section>`;
}

function amountRow(label: string, amount: string, kind = ''): Html {
  return html`<div class="${kind}"><dt>${label}</dt><dd>${amount}</dd></div>`;
}

function paymentForm(
  view: CheckoutView,
  form: CheckoutForm,
  language: Language,
  base: string,
): Html {
  const { checkout } = texts[language];
  const { entry, problems, refusal } = form;
  return html`<form class="stack" id="${FORM}" method="post" action="${base}/checkout/${view.id}">
      ${email(view, entry, problemText(texts[language], problems, 'email'), checkout.email)}
      ${cardFields(texts[language], entry, problems)}
      ${detailsFields(language, form.details, form.detailsProblems, view.rules)}
      ${isFree(view) && html`<p class="soft">${checkout.nothingNow}</p>`}
      ${refusal && html`<p class="notice bad" role="alert" tabindex="-1" autofocus>${refusal}</p>`}
      <button class="button primary full">
        ${buttonText(view, language)}
      </button>
    </form>
    ${
      view.cancelUrl &&
      html`<p><a class="button full" href="${view.cancelUrl}">${
        view.isSetup ? checkout.setup.cancel : checkout.cancel
      }</a></p>`
    }`;
}

/** True for a subscription whose first payment is 0: its card is saved for the next. The text of a trial says it already. */
function isFree({ due, recurring, freeUntil }: CheckoutView): boolean {
  return due === 0 && recurring !== null && freeUntil === undefined;
}

function buttonText(view: CheckoutView, language: Language): string {
  const { checkout } = texts[language];
  if (view.isSetup) return checkout.setup.save;
  if (view.due === 0) return checkout.finish;
  return checkout.pay(formatMoney(view.due, view.currency, language));
}

function email(
  view: CheckoutView,
  entry: CardEntry,
  problem: string | undefined,
  label: string,
): Html {
  if (view.email !== null) {
    return html`<div class="field"><p class="label">${label}</p><p>${view.email}</p></div>`;
  }
  return field({
    name: 'email',
    label,
    value: entry.email,
    autocomplete: 'email',
    type: 'email',
    inputmode: 'email',
    problem,
  });
}

function every(recurring: NonNullable<CheckoutView['recurring']>, language: Language): string {
  return texts[language].every[recurring.interval](recurring.intervalCount);
}
