import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { answer } from '../answer.ts';
import type { AnswerInput } from '../answer-context.ts';

const knowledge = loadKnowledge();

function ask(query: string) {
  const input: AnswerInput = {
    ...{ query, context: '', responseStyle: 'normal', language: 'EN' },
    ...{ values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
  };
  return { reading: readQuestion(input, knowledge), reply: answer(input, knowledge) };
}

test.each([
  ['napishi post za instagram masa ot dyb 2 metra 780 evro', ['Маса от дъб 2 метра 780 евро.']],
  [
    'Write an apology to customers for the 3-hour outage on Monday',
    ['I am sorry for the 3-hour outage on Monday.'],
  ],
  [
    'Draft a short reply to a customer whose parcel arrived broken and offer a replacement by Thursday',
    ['your parcel arrived broken. This', 'We offer you a replacement by Thursday.'],
  ],
  [
    'напиши отговор на лошо ревю: леглото скърцаше и нямаше топла вода вечерта',
    ['липсата на топла вода и леглото'],
  ],
  [
    'Write a reply to a 2-star review saying the soup was cold and the waiter rude',
    ['the cold food and the way you were treated'],
  ],
])('%s is a whole text', (query, expected) => {
  const { reply } = ask(query);
  for (const part of expected) expect(reply.text).toContain(part);
  expect(reply.isAnswer).toBe(true);
});

test('a text for everybody speaks of people and not to them', () => {
  const { reply } = ask(
    'Write a LinkedIn post: we hired our first designer, Mira, she comes from Figma',
  );
  expect(reply.text).toMatch(/she comes from Figma/iu);
});

test.each([
  'We have 40k in the bank, spend 11k a month and earn 4k. How long do we last?',
  'Our gross payroll is 52,000 a month and employer contributions are 18.92%. What is the total cost?',
])('“%s” is a sum, whatever subject it is near', (query) => {
  expect(ask(query).reading.kind).toBe('calculation');
});

test.each([
  [
    'искам пост за фейсбук за свободна вила 24-26 август 160 евро за двете нощи басейн',
    'Свободна вила 24-26 август 160 евро за двете нощи басейн.',
  ],
  [
    'Write an investor update: MRR 9.4k, 3 new customers, one churned, hiring a designer',
    'MRR 9.4k, 3 new customers, one churned, hiring a designer.',
  ],
])('%s in one piece is only a start', (query, said) => {
  const { reply } = ask(query);
  expect(reply.text).toContain(said);
  expect(reply.isAnswer).toBe(false);
});
