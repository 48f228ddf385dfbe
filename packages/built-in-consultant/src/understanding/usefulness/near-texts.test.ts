import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../read-question.ts';

const knowledge = loadKnowledge();

const read = (query: string, language: 'EN' | 'BG' = 'EN') =>
  readQuestion(
    { ...{ query, context: '', responseStyle: 'normal', language }, ...rest },
    knowledge,
  );
const rest = { values: {}, emptyFields: [], allowance: null, brandHubLocked: false };

test.each([
  'Our shop sign was painted in 2011 and it looks tired. Is a new look worth it for a small garage with two vans?',
  'The rent went up by 15% and so did the gas, my haircut is 20 and the mall takes 32. Do I dare?',
])('“%s” is offered subjects instead of a text whose signs belong to something else', (query) => {
  const reading = read(query);
  expect(reading.kind === 'angle' ? reading.name : reading.kind).not.toBe('used-equipment');
  expect(reading.kind === 'angle' ? reading.name : reading.kind).not.toBe('rent-talk');
});

test.each([
  'Курс по английски, 8 деца, 60 евро на месец. Учителката взима 18 на час, 8 часа месечно, залата е 90. Колко ми остава и колко ще е с 6 деца?',
  'Смятай: миналата година 312 ученици в школата ми по навигация по 240 евро, тая година 274 по 285. Разходите ми скочиха от 51 000 на 54 600. По-добре ли съм и с колко процента?',
])('“%s” gets no text about a situation: it is a sum', (query) => {
  expect(['calculation', 'cannot-write']).toContain(read(query, 'BG').kind);
});
