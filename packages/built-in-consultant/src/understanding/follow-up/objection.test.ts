import { expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery } from '../../testing/brand-hubs.ts';
import { readQuestion } from '../read-question.ts';

const knowledge = loadKnowledge();

function follow(first: string, second: string) {
  const input = (query: string, context: string) => ({
    ...{ query, context, responseStyle: 'normal' as const, language: 'EN' as const },
    ...{ values: bakery, emptyFields: [], allowance: null, brandHubLocked: false },
  });
  const { text } = answer(input(first, ''), knowledge);
  const asked = input(second, `user: ${first}\nassistant: ${text}`);
  return { reading: readQuestion(asked, knowledge), reply: answer(asked, knowledge) };
}

const REFERRALS = 'How do I ask for referrals?';
const REFERRALS_BG = 'Как да поискам препоръки?';

test.each([
  [REFERRALS, 'what if they say no?', 'refused'],
  [REFERRALS, "isn't that pushy?", 'pushy'],
  [REFERRALS, "I don't have the nerve for that", 'nerve'],
  [REFERRALS, 'we already do that', 'done'],
  [REFERRALS, 'can I skip the second step?', 'skip'],
  [REFERRALS, 'do I need a special tool for that?', 'without'],
  [REFERRALS_BG, 'ами ако откажат?', 'refused'],
  [REFERRALS_BG, 'не е ли нахално?', 'pushy'],
  [REFERRALS_BG, 'не ми стиска за това', 'nerve'],
  [REFERRALS_BG, 'това вече го правим', 'done'],
  [REFERRALS_BG, 'мога ли да пропусна втората точка?', 'skip'],
  [REFERRALS_BG, 'трябва ли ми специална програма за това?', 'without'],
])('is about the answer and takes no query: %s %s', (first, second, ask) => {
  const { reading, reply } = follow(first, second);
  expect(reading).toMatchObject({ kind: 'part', ask });
  expect(reply.isAnswer).toBe(false);
  expect(reply.text).not.toMatch(/\{\w+\}/);
});

test.each([
  [REFERRALS, 'and if I have no time for that?', 'without'],
  [REFERRALS, 'how many of them should I contact?', 'askable'],
  [REFERRALS, 'is that per month or per year?', 'askable'],
  [REFERRALS, 'and if only four sign up?', 'few'],
  [REFERRALS, 'is two months enough?', 'askable'],
  [REFERRALS_BG, 'два месеца достатъчни ли са?', 'askable'],
  [REFERRALS, 'we pay well already', 'done'],
])('is no new subject: %s %s', (first, second, ask) => {
  expect(follow(first, second).reading).toMatchObject({ kind: 'part', ask });
});

test('is about the only advice that was offered', () => {
  const { reading } = follow('How do I start a loyalty programme?', 'we already do that');
  expect(reading).toMatchObject({ kind: 'part', ask: 'done', of: { card: 'loyalty-programme' } });
});

test.each([
  [REFERRALS, 'Should I be afraid of a cheaper competitor?'],
  [REFERRALS, 'we need a new website'],
  [REFERRALS, 'does that cost a query?'],
])('is another matter: %s %s', (first, second) => {
  expect(follow(first, second).reading.kind).not.toBe('part');
});
