import { expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery } from '../../testing/brand-hubs.ts';
import { readQuestion } from '../read-question.ts';
import { ownFieldsAsked } from './own-fields.ts';

const knowledge = loadKnowledge();
const ask = (query: string, values: Partial<Record<string, string>> = bakery) => {
  const question = { query, context: '', responseStyle: 'normal', language: 'EN' } as const;
  const input = { ...question, values, emptyFields: null, allowance: null, brandHubLocked: false };
  return { reading: readQuestion(input, knowledge), reply: answer(input, knowledge) };
};

test.each([
  'Do my mission and my vision contradict each other?',
  'Does our tone of voice contradict our brand character?',
  'Do our values match our tone of voice?',
  'Противоречи ли мисията ми на визията?',
  'Разминават ли се ценностите ни и позиционирането ни?',
])('own entries are compared, with their values first: %s', (query) => {
  const { reading, reply } = ask(query);
  expect(reading).toMatchObject({ kind: 'brand-hub', about: 'contradictions' });
  expect(reply.text).toMatch(/^(?:Under “|В полето „)/u);
  expect(reply.text).toContain('> ');
  // The rules find nothing: that is no verdict.
  expect(reply.isAnswer).toBe(false);
});

test('a contradiction that is found is an answer', () => {
  const values = { usp: 'The lowest price in town', mission: 'Premium bread for every home' };
  const { reply } = ask('Do my mission and my USP contradict each other?', values);
  expect(reply.text).toMatch(/^Under “[\s\S]*The lowest price in town[\s\S]*fit together/u);
  expect(reply.isAnswer).toBe(true);
  expect(reply.usedFields).toContain('usp');
});

test.each([
  'Is my mission good?',
  'is our vision clear enough',
  'How good is our tone of voice?',
  'Добра ли е мисията ми?',
  'Какво е слабо в мисията ми',
  'Ясна ли е визията ни?',
])('an own entry is judged, with its value first: %s', (query) => {
  const { reading, reply } = ask(query);
  expect(reading).toMatchObject({ kind: 'brand-hub', about: 'weak' });
  expect(reply.text).toMatch(/^(?:Under “|В полето „)/u);
});

test.each([
  'How do we write a good mission?',
  'Are our prices good?',
  'Are our customers good for us?',
  'What makes a vision strong?',
  'What is a good mission for our bakery?',
  'Каква е добра мисия за нашата фирма?',
  'Как да напишем добра мисия за фирмата ни?',
])('advice: %s', (query) => {
  expect(ownFieldsAsked(query, 'EN', knowledge)).toBeNull();
});
