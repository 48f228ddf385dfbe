import { expect, test } from 'vitest';
import { chosenWay } from './chosen-way.ts';

const before = 'what is better for a physio clinic, paying for google ads or getting gps to refer?';

test.each([
  ['ok gps then. what do I say when I walk in', 2],
  ['google ads then, where do I start', 1],
  ['dentists then. what do I say', null],
  ['and what does it cost', null],
] as const)('the way that is chosen: %s', (query, place) => {
  expect(chosenWay(query, before)?.place ?? null).toBe(place);
});
