import { expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../read-question.ts';

const knowledge = loadKnowledge();
const ask = (query: string) => {
  const language = /\p{Script=Cyrillic}/u.test(query) ? 'BG' : 'EN';
  const question = { query, context: '', responseStyle: 'normal', language } as const;
  const input = {
    ...question,
    values: {},
    emptyFields: [],
    allowance: null,
    brandHubLocked: false,
  };
  return { reading: readQuestion(input, knowledge), reply: answer(input, knowledge) };
};

test.each([
  'Our driver is sick today, write an email to customers that deliveries come tomorrow.',
  'The baker broke his arm, so we close on Friday and Saturday. Write a post about it.',
  'Напиши имейл до родителите: учителката е болна, затова урокът от четвъртък се мести за събота в 10.',
  'Пекарят си счупи ръката и ще сме затворени в петък и събота. Напиши пост за това.',
])('a text whose reason is an illness is written: %s', (query) => {
  expect(ask(query).reading.kind).toBe('whole-text');
});

test.each([
  'My employee has cancer. How do I talk to her about it?',
  'Write an email to our customers about the accident in which a cyclist died.',
  'Our cook is ill and can’t work any more. What may I ask him?',
  'Служителка ми има рак. Как да говоря с нея?',
  'Напиши имейл до клиентите за катастрофата, в която загина колоездач.',
])('the matter itself gets the calm reply: %s', (query) => {
  const { reading, reply } = ask(query);
  expect(reading.kind).toBe('sensitive');
  expect(reply.isAnswer).toBe(false);
});

test.each([
  ['How long may a probation period be?', 'practical'],
  ['Как да прехвърля домейна на друг хостинг?', 'практическа'],
])('a detail beside the advice takes no query: %s', (query, word) => {
  const { reading, reply } = ask(query);
  expect(reading.kind).toBe('beside');
  expect(reply.isAnswer).toBe(false);
  expect(reply.offer?.team).toBe(true);
  expect(reply.text).toContain(word);
});

test('a detail beside a subject offers what there is on it', () => {
  const { reply } = ask('How do I stop the newsletter from landing in spam?');
  expect(reply.isAnswer).toBe(false);
  expect(reply.offer?.choices).toHaveLength(1);
});

test.each([
  ['What do I do when a customer does not pay the invoice?', 'late-payers'],
  ['Какво да правя, когато клиент не плаща?', 'late-payers'],
  ['What should we do if guests book a table and do not show up?', 'no-shows'],
  ['Какво да правим, ако конкурентът е по-евтин?', 'cheaper-competitors'],
])('%s is answered', (query, card) => {
  const { reading, reply } = ask(query);
  expect(reading).toMatchObject({ kind: 'card', card });
  expect(reply.isAnswer).toBe(true);
});

test('a sum with VAT is calculated, and a question of tax law is not', () => {
  expect(ask('What is 100 euro plus 20% VAT?').reply.text).toContain('€120');
  expect(ask('Must I register for VAT at 40,000 euro?').reading.kind).toBe('sensitive');
});
