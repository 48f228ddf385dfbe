import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { askersTrade, tradeIn } from './trade.ts';

const knowledge = loadKnowledge();

test.each([
  ['How do I reduce no-shows in my hair salon?', 'hair'],
  ['I run a small bakery. How do I get more customers?', 'bakery'],
  ['Как да намаля неявяванията във фризьорския салон?', 'hair'],
  ['Как да вдигна цените в автосервиза ни?', 'garage'],
  ['How do I sell my bread to hotels?', null],
  ['Как да продавам на ресторанти?', null],
])('%s: the asker’s trade is %s', (question, trade) => {
  expect(askersTrade(question, knowledge)).toBe(trade);
});

test.each([
  ['example for a flower shop', 'flowers'],
  ['пример за магазин за цветя', 'flowers'],
  ['слоган за курс по керамика', 'school'],
  ['a circus', null],
])('%s names %s', (text, trade) => {
  expect(tradeIn(text, knowledge)).toBe(trade);
});
