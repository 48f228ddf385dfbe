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
