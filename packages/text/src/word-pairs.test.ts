import { expect, test } from 'vitest';
import { wordPairs } from './word-pairs.ts';

test.each([
  ['people, not candidates; fee, not investment', ['candidates→people', 'investment→fee']],
  ['visitors instead of users', ['users→visitors']],
  ['„гости“, а не „клиенти“', ['клиенти→гости']],
  ['не клиенти, а гости', ['клиенти→гости']],
  ['гости вместо клиенти\nхляб, не продукт', ['клиенти→гости', 'продукт→хляб']],
  ['users -> visitors', ['users→visitors']],
  ['Short words. No jargon.', []],
  ['we like to say that everything is possible, not that it is difficult', []],
])('%j', (guide, pairs) => {
  expect(wordPairs(guide).map(({ say, avoid }) => `${avoid}→${say}`)).toEqual(pairs);
});
