import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { nearestOffers } from './nearest-offers.ts';

const knowledge = loadKnowledge();

test.each([
  ['Не можем да се разберем за името на пекарната', 'topics/naming'],
  ['Хотел с 12 стаи сме, букинг взима 18 % и ми се повръща от тях', 'cards/booking-marketplaces'],
  ['I spend all evening on quotes and half of them come to nothing', 'cards/quotes-for-comparison'],
  // It is about the refund, not about ideas.
  ['Лоша идея ли е да връщам парите на всеки, който поиска?', 'cards/returns-and-refunds'],
])('“%s” is near %s', (query, label) => {
  expect(nearestOffers(query, knowledge)).toContain(label);
});

test.each([
  'What is the capital of France and how far is it?',
  'Thanks a lot, that is going straight on the website',
  'how so then',
  // Somebody who may need a person.
  'Сама съм с две деца и шивашко ателие, 20 поръчки на седмица, не издържам',
])('“%s” is near nothing', (query) => {
  expect(nearestOffers(query, knowledge)).toEqual([]);
});
