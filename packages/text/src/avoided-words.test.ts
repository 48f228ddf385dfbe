import { expect, test } from 'vitest';
import { avoidedWords, usesWord } from './avoided-words.ts';

test.each([
  ['people, not candidates', ['candidates']],
  ['Say “guests”. Avoid: cheap, AI-powered and “synergy”.', ['cheap', 'AI-powered', 'synergy']],
  ['Never say best in class', ['best in class']],
  ['Avoid: млад и динамичен екип', ['млад и динамичен екип']],
  ['Избягваме: евтино, промоция', ['евтино', 'промоция']],
  ['Не казваме „клиенти“ или „потребители“', ['клиенти', 'потребители']],
  ['Short words. Plain language.', []],
  ['We avoid everything that sounds as if somebody from an agency had written it', []],
])('“%s” avoids %j', (guide, words) => {
  expect(avoidedWords(guide).map(({ avoid }) => avoid)).toEqual(words);
});

test.each([
  ['An AI-powered bakery', 'AI-powered', true],
  ['Евтиният хляб', 'евтино', true],
  ['A young team, dynamic too', 'dynamic team', false],
  ['cheapest', 'sheep', false],
])('“%s” uses “%s”: %s', (text, word, expected) => {
  expect(usesWord(text, word)).toBe(expected);
});
