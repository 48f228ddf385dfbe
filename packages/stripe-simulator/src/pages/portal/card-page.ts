import { html } from 'hono/html';
import { cardFields } from '../card/card-fields.ts';
import type { CardEntry, CardProblems } from '../card/entry.ts';
import { testCardList } from '../card/test-cards.ts';
import { texts } from '../language.ts';
import { type Html, page } from '../layout.ts';
import type { Opened } from './open-portal.ts';

const FORM = 'card';

/** The portal's page for adding or replacing the card. */
export function cardPage(
  { view, language, base, at }: Opened,
  form: { entry: CardEntry; problems: CardProblems; refusal: string | null },
): Html {
  const { card } = texts[language].portal;
  const title = view.card ? card.replace : card.add;
  return page({
    language,
    base,
    title,
    width: 'narrow',
    back: { to: `${at}/overview`, label: texts[language].portal.back },
    content: html`<div class="title">
        <h1>${title}</h1>
        <a class="way" href="#test-cards">${texts[language].card.toTestCards}</a>
      </div>
      ${form.refusal && html`<p class="notice bad" role="alert">${form.refusal}</p>`}
      <form class="stack" id="${FORM}" method="post" action="${at}/card">
        ${cardFields(texts[language], form.entry, form.problems)}
        <button class="button primary full">${card.save}</button>
      </form>
      <p><a class="way" href="${at}/overview">${card.keep}</a></p>
      ${testCardList(texts[language], FORM)}`,
  });
}
