import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { recruiter } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();
const reply = (query: string) =>
  answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language: 'EN', values: recruiter },
      ...{ emptyFields: [], allowance: null, brandHubLocked: false },
    },
    knowledge,
  );

test.each([
  ['Write a slogan for our organic honey', 'Time for organic honey.'],
  ['Напиши слоган за нашия био мед', 'Време е за био мед.'],
  ['Write a tagline for a car repair shop in Burgas', 'Your car comes home.'],
  ['Слоган за фризьорски салон', 'Добър ден за огледалото.'],
])('%s: whole lines, without blanks', (query, line) => {
  const { text, isAnswer } = reply(query);
  expect(text).toContain(line);
  expect(text).not.toMatch(/\[[^\]]+\]/);
  expect(isAnswer).toBe(true);
});

test('for what there are no words, there is a frame without charge', () => {
  expect(reply('Write a slogan for a society of retired lighthouse keepers')).toMatchObject({
    isAnswer: false,
  });
});
