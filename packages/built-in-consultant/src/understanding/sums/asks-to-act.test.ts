import { expect, test } from 'vitest';
import { asksToAct } from './asks-to-act.ts';

test.each([
  'My price is 60, cost 35, and a client says others ask 50. What do I tell her?',
  'Margin is 30 % and the shop wants 25 % off, how should I react?',
  'Клиентка иска 15 % отстъпка от 400 евро, как да ѝ кажа не?',
])('%s: no number is asked for', (query) => {
  expect(asksToAct(query)).toBe(true);
});

test.each([
  'Price 60, cost 35: what is the margin?',
  'How much should I charge if it costs 35 and I want a margin of 40 %?',
  'Цената е 60, себестойността 35. Колко е маржът?',
  'How do I work out the margin of 60 and 35?',
])('%s: a number is asked for', (query) => {
  expect(asksToAct(query)).toBe(false);
});
