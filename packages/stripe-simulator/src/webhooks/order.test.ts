import { expect, test } from 'vitest';
import { reorder } from './order.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f'];

test('items are reversed without a seed', () => {
  expect(reorder(items, undefined)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
});

test('a seed determines the shuffle, which loses no item', () => {
  const shuffled = reorder(items, 7);
  expect(reorder(items, 7)).toEqual(shuffled);
  expect(shuffled).not.toEqual(items);
  expect(reorder(items, 8)).not.toEqual(shuffled);
  expect(shuffled.toSorted()).toEqual(items);
});
