import { expect, test } from 'vitest';
import { lostShown } from './lost-shown.ts';

test.each([
  // Single words of the sentence that asks are scraps.
  [['Job', 'assistant', 'piano'], 'Job ad for an assistant in a piano shop, must lift', []],
  [['обява', 'помощник'], 'обява за помощник, с квартира', []],
  // A single lost word is named, and with its clause if it is a fact.
  [['vegan'], 'write a post about our vegan cake', ['vegan']],
  [['vegan'], 'write a post about our cake: it is vegan, 30 €', ['it is vegan']],
  [['постен', '30 €'], 'пост за кекса ни: той е постен, 30 €', ['той е постен', '30 €']],
])('%s of “%s” is named as %s', (lost, request, expected) => {
  expect(lostShown(lost, request)).toEqual(expected);
});
