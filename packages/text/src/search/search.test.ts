import { expect, test } from 'vitest';
import { lettered } from '../lettered.ts';
import { matchesOf } from '../matches.ts';
import { phrases } from '../phrases.ts';
import { openingsOf } from './openings.ts';
import { searchFor } from './search.ts';
import { wordIndexOf } from './word-index.ts';

const text = [
  'We won an award, the Award of the year; a rare prize for walkers. Anna’s favourite bread: No. 1, #1 and 25 ml.',
  'В неделя работим. Печелим НАГРАДА за хляб, „най-добър хляб“ в 5 града; при всякакво време, в дъжд\u00a0и сняг. И-2 и 3и.',
].join('\n');

test.each([
  ['a word', phrases`bread | хляб*`],
  ['a word of one letter', phrases`в \p{L}+ | и`],
  ['a digit', phrases`\d+ ml | \d \p{L}+`],
  ['a mark', phrases`#1 | „най-\p{L}+`],
  ['what may be left out', phrases`(?:the |an? )?(?:award|prize) (?:of|for) \p{L}+`],
  [
    'any word before a known one',
    phrases`(?:\p{L}+ )?(?:award|prize) | (?:\p{L}+ )?при всякакво време`,
  ],
  ['any words before a known one', phrases`(?:\p{L}+ ){0,3}за \p{L}+`],
  ['any word with an apostrophe', phrases`\p{Lu}\p{L}+[’']s favou?rite(?: \p{L}+)?`],
  ['letters to choose from', phrases`[xх]ляб | favou?rites?`],
  ['what follows and comes before', phrases`(?<!an )award(?= of) | no\. ?1(?! ?\d)`],
  ['words apart in a sentence', phrases`won … year | печел* … хляб`],
])('a search finds what the pattern matches from %s on', (_name, pattern) => {
  const every = matchesOf(text, new RegExp(pattern.source, `${pattern.flags}g`));
  expect(openingsOf(pattern)).not.toBeNull();
  expect(every.length).toBeGreaterThan(0);
  expect(searchFor(pattern)(wordIndexOf(text))).toEqual(every);
});

test.each([
  ['any word', phrases`\p{L}{2,}йте`],
  ['any mark', phrases`[^\p{L}] хляб`],
  ['the middle of a word', /ляб/iu],
  ['a letter of a range', phrases`[а-я]ляб`],
  ['a word, or the middle of one', lettered(/(?<![\p{L}\p{N}])bread|ляб/iu)],
])('a pattern that begins with %s has no openings, and is found all the same', (_name, pattern) => {
  const every = matchesOf(text, new RegExp(pattern.source, `${pattern.flags}g`));
  expect(openingsOf(pattern)).toBeNull();
  expect(searchFor(pattern)(wordIndexOf(text))).toEqual(every);
});

test('matches do not overlap', () => {
  const found = searchFor(phrases`one two | two three`)(wordIndexOf('one two three two three'));
  expect(found.map(({ 0: words, index }) => [words, index])).toEqual([
    ['one two', 0],
    ['two three', 14],
  ]);
});
