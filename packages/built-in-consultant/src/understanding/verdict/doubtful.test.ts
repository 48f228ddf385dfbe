import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { isDoubtful } from './doubtful.ts';

const knowledge = loadKnowledge();

test.each([
  ['Is it worth us publishing a salary guide for engineers every year?', 'salary-transparency'],
  ['Конкурент ми копира описанията дума по дума, продавам билков чай', 'cheaper-competitors'],
])('“%s” names %s by a word only', (question, card) => {
  expect(isDoubtful(question, `cards/${card}`, false, knowledge)).toBe(true);
});

test.each([
  ['Thinking of a loyalty card for our bookshop. Paper stamps or an app?', 'loyalty-programme'],
  ['Струва ли си да ходя на изложение в Пловдив с щанд за 4000 лв?', 'trade-fairs'],
])('“%s” surely asks about %s', (question, card) => {
  expect(isDoubtful(question, `cards/${card}`, false, knowledge)).toBe(false);
});
