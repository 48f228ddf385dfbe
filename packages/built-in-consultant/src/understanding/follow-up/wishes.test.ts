import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { severalWishes } from './wishes.ts';

const knowledge = loadKnowledge();

test.each([
  ['shorter and more formal', ['shorter', 'formal'], []],
  ['Make it shorter, friendlier', ['shorter', 'warmer'], []],
  ['по-кратко и по-топло', ['shorter', 'warmer'], []],
  ['shorter, funnier', ['shorter'], ['funnier']],
  ['more formal, max 30 words', ['formal', 'limit'], []],
  ['shorter and in Bulgarian', ['shorter'], ['in Bulgarian']],
  ['по-кратко и по-официално', ['shorter', 'formal'], []],
  ['по-кратко, но по-забавно', ['shorter'], ['по-забавно']],
  ['shorter, and dont mention the till', ['shorter'], ['dont mention the till']],
  ['по-кратко и без цената', ['shorter'], ['без цената']],
])('“%s”', (query, changes, unmet) => {
  expect(severalWishes(query, knowledge)).toEqual({ changes, unmet });
});

test.each(['shorter', 'more formal', 'shorter and who pays for it', 'bread and cheese'])(
  '“%s” is not several wishes',
  (query) => {
    expect(severalWishes(query, knowledge)).toBeNull();
  },
);
