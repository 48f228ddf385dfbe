import { expect, test } from 'vitest';
import { causeAsked } from './cause-asked.ts';

test.each([
  ['Half the class stays away. Is it because it’s free to cancel?', 'it’s free to cancel?'],
  ['we moved to a new website in march, could that be why', 'we moved to a new website in march,'],
  ['nobody orders from our newsletter, is it the time we send it', 'the time we send it'],
  ['they look and leave, is the price the problem?', 'price'],
  ['обикновено го казвам по телефона, от това ли е', 'обикновено го казвам по телефона,'],
  ['от снимките ли е?', 'снимките'],
  ['дали е заради доставката от 8 лева', 'доставката от 8 лева'],
  ['nikoi ne kupuva, dali e ot cenata', 'цената'],
])('%s: %s', (message, cause) => {
  expect(causeAsked(message)).toBe(cause);
});

test.each([
  'is that normal?',
  'Is it the right time to expand?',
  'what is the reason?',
  'заради това ги уволних',
])('%s: proposes no cause', (message) => {
  expect(causeAsked(message)).toBeNull();
});
