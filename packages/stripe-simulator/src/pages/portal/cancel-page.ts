import { html } from 'hono/html';
import { formatDate } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import type { PortalView, SubscriptionView } from './portal.types.ts';

/** Asks before a subscription is cancelled, and says what will happen. */
export function cancelPage(
  view: PortalView,
  subscription: SubscriptionView,
  keepTo: string,
  language: Language,
  base: string,
): Html {
  const { cancelling } = texts[language].portal;
  return page({
    language,
    base,
    title: cancelling.title,
    width: 'narrow',
    content: html`<h1>${cancelling.title}</h1>
      <p class="lead">${
        subscription.cancel === 'immediately'
          ? cancelling.immediately
          : cancelling.atPeriodEnd(formatDate(subscription.until, language))
      }</p>
      <form
        class="actions"
        method="post"
        action="${base}/portal/${view.id}/subscriptions/${subscription.id}/cancel"
      >
        <button class="button danger">${cancelling.confirm}</button>
        <a class="button" href="${keepTo}">${cancelling.keep}</a>
      </form>`,
  });
}
