import { expect, test } from 'vitest';
import { matterAsked } from '../matter-asked.ts';

test.each([
  [
    'my dog ate half a bar of dark chocolate in the office, 9kg, should I be worried?',
    'animal-ill',
  ],
  ['кучето ми повръща жълто от вчера, какво да правя', 'animal-ill'],
  ['our dog biscuits don’t sell, dogs won’t eat them and a customer’s review says so', null],
  ['Draft an email to Ms Okafor, manager of the Hotel Meridian, offering our croissants', null],
  ['my deckhand turned up drunk again, how do I begin that talk?', 'unfit-for-work'],
  [
    'A laptop with 640 patient records was stolen from our car last night. Whom do I tell?',
    'data-protection',
  ],
  ['Дължа 63 хиляди на доставчици, жена ми мисли, че всичко е наред. Не съм спал.', 'debt-alone'],
])('“%s” is read as %s', (message, matter) => {
  expect(matterAsked(message)).toBe(matter);
});
