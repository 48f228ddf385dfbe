import { html } from 'hono/html';
import { formatDate } from '../formats.ts';
import { texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import type { Opened } from './open-portal.ts';
import type { SubscriptionView } from './portal.types.ts';

/** The page that asks to confirm a cancellation. */
export function cancelPage({ language, base, at }: Opened, subscription: SubscriptionView): Html {
  const { cancelling } = texts[language].portal;
  return page({
    language,
    base,
    title: cancelling.title,
    width: 'narrow',
    back: { to: `${at}/overview`, label: texts[language].portal.back },
    content: html`<h1>${cancelling.title}</h1>
      <p class="lead">${
        subscription.cancel === 'immediately'
          ? cancelling.immediately
          : cancelling.atPeriodEnd(formatDate(subscription.until, language))
      }</p>
      <form
        class="stack"
        method="post"
        action="${at}/subscriptions/${subscription.id}/cancel"
      >
        <a class="button full" href="${at}/overview">${cancelling.keep}</a>
        <button class="button danger full">${cancelling.confirm}</button>
      </form>`,
  });
}
