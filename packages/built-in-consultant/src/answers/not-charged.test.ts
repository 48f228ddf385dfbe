import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

const knowledge = loadKnowledge();

/** The reply to the last of the questions, each asked after the ones before. */
function replyTo(questions: readonly string[], language: 'EN' | 'BG') {
  const context: string[] = [];
  const replies = questions.map((query) => {
    const reply = answer(
      {
        ...{ query, context: context.join('\n'), userInfo: '', values: {}, language },
        ...{ responseStyle: 'normal', emptyFields: [], brandHubLocked: false, allowance: null },
      },
      knowledge,
    );
    context.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
  return replies.at(-1);
}

test.each([
  [
    'EN',
    'Should we take a stand at an engineering trade fair (4,200 euro for two days) or spend the same money on linkedin ads?',
  ],
  [
    'BG',
    'През август не смогвам, през ноември седим. Да взема ли още екип за лятото или да вдигна цените?',
  ],
] as const)('half of a choice takes no query: %s %s', (language, question) => {
  const reply = replyTo([question], language);
  expect(reply?.isAnswer).toBe(false);
});

test.each([
  [
    'my best climber (tree surgery firm, 4 blokes) told me hes been offered 15% more by the big outfit across town. cant match it. what now',
    /new competitor/u,
  ],
  [
    'two of our biggest garden clients pay 60 days late every season and i pay the crew weekly. what can i do abt it',
    /delegating/u,
  ],
])('advice that has only the surroundings is not given: %s', (question, wrong) => {
  const reply = replyTo([question], 'EN');
  expect(reply?.text).not.toMatch(wrong);
});

test.each([
  [
    'Juice costs me 1.15 a bottle, the label 0.08, shops buy at 2.40. Rent comes to 1,900 a month. How many bottles to break even?',
    'and if the shops want 10% off?',
  ],
  [
    'Tuesday mornings my instructors sit idle, but Saturdays are booked 5 weeks ahead. What can I do?',
    'and what do i tell the pupils who already paid for a package of 10 lessons?',
  ],
])('what doesn’t go on with the reply takes no query: %s', (question, next) => {
  const reply = replyTo([question, next], 'EN');
  expect(reply?.isAnswer).toBe(false);
  expect(reply?.text).toMatch(/^This follows on from/u);
});

test('a dead month is no death', () => {
  const reply = replyTo(['My baker asks what to tell customers, because January is dead'], 'EN');
  expect(reply?.text).not.toMatch(/died/u);
});
