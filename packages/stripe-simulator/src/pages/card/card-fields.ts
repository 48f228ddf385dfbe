import { html } from 'hono/html';
import { field } from '../field.ts';
import type { Html } from '../layout.ts';
import type { Texts } from '../texts/en.ts';
import type { CardEntry, CardField, CardProblems } from './entry.ts';

/** Card inputs, each with its error message. */
export function cardFields(texts: Texts, entry: CardEntry, problems: CardProblems): Html {
  const { card } = texts;
  return html`
    ${field({
      name: 'number',
      label: card.number,
      value: entry.number,
      autocomplete: 'cc-number',
      inputmode: 'numeric',
      placeholder: '1234 1234 1234 1234',
      maxlength: 25,
      problem: problemText(texts, problems, 'number'),
    })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: card.expiry,
        value: entry.expiry,
        autocomplete: 'cc-exp',
        inputmode: 'numeric',
        placeholder: card.expiryHint,
        maxlength: 9,
        problem: problemText(texts, problems, 'expiry'),
      })}
      ${field({
        name: 'cvc',
        label: card.cvc,
        value: entry.cvc,
        autocomplete: 'cc-csc',
        inputmode: 'numeric',
        placeholder: '123',
        maxlength: 4,
        problem: problemText(texts, problems, 'cvc'),
      })}
    </div>
    ${field({
      name: 'name',
      label: card.name,
      value: entry.name,
      autocomplete: 'cc-name',
      problem: problemText(texts, problems, 'name'),
    })}
  `;
}

export function problemText(
  texts: Texts,
  problems: CardProblems,
  of: CardField,
): string | undefined {
  const problem = problems[of];
  return problem && texts.card.problems[problem];
}
