import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { derivation } from '../../numbers/derived/derive.ts';
import problems from '../../numbers/derived/problems.json' with { type: 'json' };
import { replyTo } from '../../testing/reply-to.ts';
import { answerDerived } from './answer-derived.ts';

const knowledge = loadKnowledge();

test('every sum has a whole text in both languages', () => {
  for (const { question } of problems) {
    const found = derivation(question);
    if (found === null) throw new Error(question);
    for (const language of ['EN', 'BG'] as const) {
      const text = answerDerived({ currency: '€' }, found, language, knowledge);
      expect(text).not.toMatch(/[{}]|undefined|NaN/u);
      const { roles, labels } = knowledge.derived[language];
      expect(found.read.filter(({ role }) => roles[role] === undefined)).toEqual([]);
      expect(found.steps.filter(({ name }) => labels[name] === undefined)).toEqual([]);
    }
  }
});

test('both languages have the same texts', () => {
  const { EN, BG } = knowledge.derived;
  for (const part of ['roles', 'labels', 'results', 'changes', 'assumed'] as const)
    expect(Object.keys(BG[part])).toEqual(Object.keys(EN[part]));
});

test('a sure sum is an answer, one that may be read otherwise is not worked out, and one that lacks a figure takes no query', () => {
  const sure = replyTo(
    'We make a cheesecake for 11.40 and sell it at 19. A cafe wants 20 a week but only at 15. Should I do it?',
  );
  expect(sure).toMatchObject({ isAnswer: true });
  expect(sure.text).toContain('€15 − €11.40 = €3.60');
  const unsure = replyTo('При хонорар 20% от 48 000 и 7 назначения годишно колко изкарваме?');
  expect(unsure).toMatchObject({ isAnswer: false });
  expect(unsure.text).not.toMatch(/67\s200/u);
  const open = replyTo(
    'How much should I charge for drip irrigation, materials cost me about 620 leva and 2 guys work 1.5 days each',
  );
  expect(open).toMatchObject({ isAnswer: false });
  expect(open.text).toContain('what one of them costs you');
});

test('a formula with the same result but another meaning gives way', () => {
  const { text } = replyTo(
    'wages for 5 people at 1,200 a month, 3 months without work, how much is it in all?',
  );
  expect(text).toContain('It costs you €18,000 for 3 months');
});
