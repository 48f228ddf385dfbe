import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { countriesIn, countryNote, inCountry } from './country-note.ts';

const knowledge = loadKnowledge();
const namesIn = (query: string) => countriesIn(query, knowledge).map(({ name }) => name.EN);

test.each([
  ['We carve toys and want to sell in Austria', ['Austria']],
  ['Искаме да влезем на гръцкия пазар', ['Greece']],
  ['kak da prodavame v rumania', ['Romania']],
  ['Serbia or Romania, which first?', ['Romania', 'Serbia']],
  ['We are a Hungarian firm and look at Poland', ['Poland']],
  ['Ние сме от Сърбия и гледаме към Хърватия', ['Croatia']],
])('“%s” wants to sell in %j', (query, names) => {
  expect(namesIn(query)).toEqual(names);
});

test.each([
  'Which country should we begin with?',
  // A comparison of many.
  'Germany, France, Italy or Spain?',
  'our polisher is broken',
])('“%s” names no market to enter', (query) => {
  expect(namesIn(query)).toEqual([]);
});

test('other advice says nothing on the country', () => {
  expect(countryNote('cards/cold-email', 'cold email to Germany', 'EN', knowledge)).toBe('');
  expect(countryNote('cards/market-entry', 'enter Germany', 'EN', knowledge)).toMatch(
    /^- \*\*Germany:\*\* in the EU/u,
  );
});

test('blanks for the country are filled where there is one', () => {
  const text = 'Prices in [country]\n| One piece | [country] |';
  expect(inCountry(text, 'enter Switzerland', 'EN', knowledge)).toBe(
    'Prices in Switzerland\n| One piece | Switzerland |',
  );
  expect(inCountry(text, 'sell in the UK', 'EN', knowledge)).toBe(
    'Prices in the United Kingdom\n| One piece | The United Kingdom |',
  );
  expect(inCountry(text, 'enter Serbia and Croatia', 'EN', knowledge)).toBe(text);
});
