import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { changedTold } from '../../numbers/told/changed.ts';
import stories from '../../numbers/told/stories.json' with { type: 'json' };
import { toldIn } from '../../numbers/told/told.ts';
import { replyTo } from '../../testing/reply-to.ts';
import { answerDerived } from './answer-derived.ts';

const knowledge = loadKnowledge();
const all: readonly { question: string; later?: { text: string }[] }[] = stories;

test('every story has a whole text in both languages, also after a change', () => {
  for (const { question, later = [] } of all) {
    const first = toldIn(question);
    const sums = [first, ...later.map(({ text }) => first && changedTold(first, text))];
    for (const sum of sums) {
      const found = sum?.derived;
      if (!found) throw new Error(question);
      for (const language of ['EN', 'BG'] as const) {
        const text = answerDerived({ currency: '€' }, found, language, knowledge);
        expect(text).not.toMatch(/[{}]|undefined|NaN/u);
        const { roles, labels, assumed } = knowledge.derived[language];
        expect(found.read.filter(({ role }) => roles[role] === undefined)).toEqual([]);
        expect(found.steps.filter(({ name }) => labels[name] === undefined)).toEqual([]);
        expect((found.assumes ?? []).filter((name) => assumed[name] === undefined)).toEqual([]);
      }
    }
  }
});

test('a story is answered with its steps and takes a query', () => {
  const reply = replyTo(
    'I sell candles at 14.50 each, wax wick and jar cost 4.20, etsy takes 9.5% of the price and i pay 35 a month for the studio corner plus 120 for ads. how many candles do I need to sell to make 600 a month?',
  );
  expect(reply).toMatchObject({ isAnswer: true });
  expect(reply.text).toContain('You need 85 sales a month');
  expect(reply.text).toContain('€35 + €120 = €155');
});
