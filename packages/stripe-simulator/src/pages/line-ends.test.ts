import { html } from 'hono/html';
import { expect, it } from 'vitest';
import { page } from './layout.ts';
import { bg } from './texts/bg.ts';

/** The HTML of a page with a heading, with non-breaking spaces as “_”. */
async function shownPage(heading: string): Promise<string> {
  const content = html`<h1 title="${heading}">${heading}</h1>`;
  const source = await page({ language: 'bg', title: '', base: '', width: 'narrow', content });
  return String(source).replaceAll('\u00a0', '_');
}

it.each([
  [
    bg.card.testCardsHint,
    'Изберете карта и_данните ѝ_ще_се_попълнят. Тук работят само тези карти.',
  ],
  [bg.portal.cancelling.title, 'Прекратяване на_абонамента?'],
  ['Да прекратим ли абонамента Ви?', 'Да_прекратим_ли абонамента Ви?'],
  [bg.dashboard.time.day, '1_ден напред'],
])('ends no line of a Bulgarian page after a short word: %s', async (heading, expected) => {
  expect(await shownPage(heading)).toContain(`>${expected}</h1>`);
});

it('leaves attributes as they are', async () => {
  expect(await shownPage('Плащане с карта')).toContain('title="Плащане с карта"');
});
