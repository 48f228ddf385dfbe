import { html } from 'hono/html';
import { type Language, texts } from '../language.ts';
import { type Html, type PageParts, page } from '../layout.ts';
import { type CardEntry, cardDigits } from './entry.ts';

/** The bank's question about a payment or a card; the answer is posted as `result`. */
export function authenticationPage(
  parts: Pick<PageParts, 'base'> & {
    language: Language;
    action: string;
    entry: CardEntry;
    explanation: string;
  },
): Html {
  const { language, base, action, entry, explanation } = parts;
  const { authentication } = texts[language];
  return page({
    language,
    base,
    title: authentication.title,
    width: 'narrow',
    content: html`<h1>${authentication.title}</h1>
      <p class="lead">${explanation}</p>
      <form class="actions" method="post" action="${action}">
        <input type="hidden" name="number" value="${cardDigits(entry.number)}" />
        <input type="hidden" name="expiry" value="${entry.expiry}" />
        <input type="hidden" name="cvc" value="${entry.cvc}" />
        <input type="hidden" name="name" value="${entry.name}" />
        <input type="hidden" name="email" value="${entry.email}" />
        <button class="button primary" name="result" value="passed">${authentication.complete}</button>
        <button class="button" name="result" value="failed">${authentication.fail}</button>
      </form>`,
  });
}
