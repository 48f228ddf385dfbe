import { html } from 'hono/html';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';

/** The 3-D Secure page. Posts `result` to `action`, with the fields of `kept`. */
export function authenticationPage(parts: {
  language: Language;
  base: string;
  action: string;
  kept: Readonly<Record<string, string>>;
  explanation: string;
}): Html {
  const { language, base, action, kept, explanation } = parts;
  const { authentication } = texts[language];
  return page({
    language,
    base,
    title: authentication.title,
    width: 'narrow',
    content: html`<h1>${authentication.title}</h1>
      <p class="lead">${explanation}</p>
      <form class="actions" method="post" action="${action}">
        ${Object.entries(kept).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="button primary" name="result" value="passed">${authentication.complete}</button>
        <button class="button" name="result" value="failed">${authentication.fail}</button>
      </form>`,
  });
}
