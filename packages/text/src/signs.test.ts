import { expect, test } from 'vitest';
import { beginsWithAny, holdsAny, placeOf, wordsFor } from './signs.ts';

const words = ['колко', 'струва', 'примерна', 'оферта'];

test.each([
  ['струва', { start: 1, end: 2 }],
  ['пример*', { start: 2, end: 3 }],
  ['струва пример*', { start: 1, end: 3 }],
  ['пример', null],
  ['оферта за', null],
])('the place of “%s”', (sign, place) => {
  expect(placeOf(words, sign)).toEqual(place);
  expect(holdsAny(words, ['няма', sign])).toBe(place !== null);
});

test('a list is read anew for other words', () => {
  const signs = ['колко', 'по-добр*'];
  expect(beginsWithAny(words, signs)).toBe(true);
  expect(beginsWithAny(['по', 'добре'], signs)).toBe(true);
  expect(beginsWithAny(['добре'], signs)).toBe(false);
});

test('a match comes in the words of the text', () => {
  expect(wordsFor('Искам ПО-ДОБРА цена', ['по-добр*'])).toBe('по добра');
});
