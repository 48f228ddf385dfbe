import { html } from 'hono/html';
import type { Html } from '../layout.ts';
import type { Texts } from '../texts/en.ts';
import { type CardEntry, cardDigits } from './entry.ts';

type Behaviour = keyof Texts['card']['behaviours'];

/** One of Stripe's test cards per behavior. https://docs.stripe.com/testing */
const testCards: readonly { behaviour: Behaviour; number: string }[] = [
  { behaviour: 'pays', number: '4242 4242 4242 4242' },
  { behaviour: 'declines', number: '4000 0000 0000 0002' },
  { behaviour: 'insufficientFunds', number: '4000 0000 0000 9995' },
  { behaviour: 'authentication', number: '4000 0027 6000 3184' },
  { behaviour: 'failsLater', number: '4000 0000 0000 0341' },
];

const YEARS_LEFT = 5;

/** Buttons that fill in the card form. They submit that form, so that entered text is kept. */
export function testCardList(texts: Texts, form: string): Html {
  return html`<section class="stack" id="test-cards" aria-labelledby="test-cards-title">
    <h2 id="test-cards-title">${texts.card.testCards}</h2>
    <p class="soft">${texts.card.testCardsHint}</p>
    <ul class="test-cards">
      ${testCards.map(
        ({ behaviour, number }) => html`<li>
          <button type="submit" form="${form}" name="fill" value="${cardDigits(number)}" formnovalidate>
            <span>${texts.card.behaviours[behaviour]}</span> <span class="digits">${number}</span>
          </button>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** Fills in the selected card; an entered name and e-mail stay. */
export function fillEntry(entry: CardEntry, number: string, now: number): CardEntry {
  const chosen = testCards.find((card) => cardDigits(card.number) === number);
  if (!chosen) return entry;
  const year = new Date(now * 1000).getUTCFullYear() + YEARS_LEFT;
  return {
    email: entry.email,
    number: chosen.number,
    expiry: `12/${String(year).slice(-2)}`,
    cvc: '123',
    name: entry.name === '' ? 'Test' : entry.name,
  };
}
