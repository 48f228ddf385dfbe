import { expect, test } from 'vitest';
import { avoidedWords, usesWord, wantedWords } from './vocabulary.ts';

test.each([
  ['people, not candidates', ['candidates']],
  ['Say “guests”. Avoid: cheap, AI-powered and “synergy”.', ['cheap', 'AI-powered', 'synergy']],
  ['Never say best in class', ['best in class']],
  ['Avoid: млад и динамичен екип', ['млад и динамичен екип']],
  ['Избягваме: евтино, промоция', ['евтино', 'промоция']],
  ['Не казваме „клиенти“ или „потребители“', ['клиенти', 'потребители']],
  ['Avoid: cheap, “24/7 support”, "black and white"', ['cheap', '24/7 support', 'black and white']],
  ['Avoid: “cheap,” “St. Moritz” and “synergy.”', ['cheap', 'St. Moritz', 'synergy.']],
  [
    'Избягваме: „най-добрите, без изключение, в целия град“',
    ['най-добрите, без изключение, в целия град'],
  ],
  ['Avoid: “cheap, fast', ['cheap', 'fast']],
  ['Short words. Plain language.', []],
  ['We avoid everything that sounds as if somebody from an agency had written it', []],
])('“%s” avoids %j', (guide, words) => {
  expect(avoidedWords(guide).map(({ avoid }) => avoid)).toEqual(words);
});

test.each([
  ['Say: blend, garden and “slow cup”\nAvoid: cheap', ['blend', 'garden', 'slow cup']],
  ['Казваме: градина, реколта. Избягваме: евтино', ['градина', 'реколта']],
  ['guests, not customers', []],
  ['We use short sentences', []],
])('“%s” wants %j', (guide, words) => {
  expect(wantedWords(guide)).toEqual(words);
});

test.each([
  ['An AI-powered bakery', 'AI-powered', true],
  ['Евтиният хляб', 'евтино', true],
  ['A young team, dynamic too', 'dynamic team', false],
  ['cheapest', 'sheep', false],
])('“%s” uses “%s”: %s', (text, word, expected) => {
  expect(usesWord(text, word)).toBe(expected);
});
