import { expect, test } from 'vitest';
import { peopleMatter } from './matters-of-people.ts';

test.each([
  ['Our accountant has leukaemia and told me today. What do I say to her?', 'staff-illness'],
  ['пекарят ми е с тумор, как да кажа на другите', 'staff-illness'],
  ['One of our waitresses is pregnant, how do I react?', 'pregnancy'],
  ['A guest found a fly in the soup and wants to call the inspectors', 'food-complaint'],
  ['Клиентка намери стъкло в баницата и иска обяснение', 'food-complaint'],
  ['A boy swallowed a piece of metal from our cake, what do I say?', 'food-injury'],
  ['Our driver came in drunk again, what do I do?', 'unfit-for-work'],
  ['шофьорът мирише на бира, какво да правя', 'unfit-for-work'],
  ['Our client’s father passed away, what do I write?', 'condolence'],
  ['съдружникът ми загуби майка си, какво да му кажа', 'condolence'],
  ['A colleague died on Sunday. How do I tell the team?', 'staff-death'],
  ['счетоводителят ни почина, какво да кажа на клиентите', 'staff-death'],
  ['I have to let two designers go, what do I say?', 'dismissal'],
  ['управителят обижда сервитьорките пред гостите', null],
  ['управителят обижда сервитьорките, какво да направя', 'harassment'],
  ['Two of my cooks had a fight, what do I say to them?', 'team-quarrel'],
  ['Received a letter from the tax office about an audit', 'tax-audit'],
  ['от данъчните дойде писмо за проверка', 'tax-audit'],
  ['A customer says she will sue us over a stain. What do I answer?', 'customer-threat'],
])('“%s” is a matter of %s', (message, name) => {
  expect(peopleMatter(message)).toBe(name);
});

test.each([
  'Can I fire an employee who is pregnant?',
  'Can I dismiss a worker with cancer?',
  'My wife has cancer and I cannot come to the bakery',
  'Must I tell my team about my diagnosis?',
  'A stranger wrote that he found a hair in his soup, and we don’t even serve soup',
  'A customer found glass in our bread and it is all over Facebook. Crisis plan for this week?',
  'Three guests vomited after our lunch, what now?',
  'We make flyers for pregnant women, what do we write?',
  'Who should speak first when I sit down with two quarrelling colleagues?',
  'Can I sue a customer who does not pay?',
  'When is the best moment to ring a head chef so that he doesn’t shout at me?',
])('“%s” is none of them', (message) => {
  expect(peopleMatter(message)).toBeNull();
});
