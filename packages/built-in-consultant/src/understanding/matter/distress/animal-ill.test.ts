import { expect, test } from 'vitest';
import { matterAsked } from '../matter-asked.ts';

test.each([
  [
    'my dog ate half a bar of dark chocolate in the office, 9kg, should I be worried?',
    'animal-ill',
  ],
  ['my dog is very ill, hit by a car', 'animal-ill'],
  ['кучето ми повръща жълто от вчера, какво да правя', 'animal-ill'],
  ['Кучето повръща и умря при нас в пансиона, как да кажа на стопанина?', 'animal-death'],
  ['our dog biscuits don’t sell, dogs won’t eat them and a customer’s review says so', null],
  ['Our cat café is bleeding money', null],
])('“%s” is read as %s', (message, matter) => {
  expect(matterAsked(message)).toBe(matter);
});
