import { expect, test } from 'vitest';
import { disorder } from './order.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f'];

test('reversed without a seed', () => {
  expect(disorder(items, undefined)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
});

test('shuffled by the seed: the same each time, another with another seed, nothing lost', () => {
  const shuffled = disorder(items, 7);
  expect(disorder(items, 7)).toEqual(shuffled);
  expect(shuffled).not.toEqual(items);
  expect(disorder(items, 8)).not.toEqual(shuffled);
  expect(shuffled.toSorted()).toEqual(items);
});
