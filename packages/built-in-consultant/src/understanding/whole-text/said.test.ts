import { fold } from '@savet/text/stems';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { saidIn } from './said.ts';

const { said } = loadKnowledge().purposes;

test.each([
  ['We pay in 30 days.', 'thirty'],
  ['Плащаме до 12 дни.', 'дванайсет'],
  ['From 5 March on.', 'march'],
  ['Заплата (нето): 1200 €', 'чисто'],
  ['I am sorry about the long wait.', 'late'],
  ['Срокът беше 3 май.', 'падеж'],
])('“%s” says “%s”', (text, word) => {
  expect(saidIn(text, said).has(fold(word))).toBe(true);
});

test.each([
  ['On 5 March at 18:00.', '5.03', ''],
  ['On 5 March at 18:00.', '6', 'pm'],
  ['After two weeks.', '2', 'weeks'],
  ['1,200 euros', '1200', ''],
])('“%s” has the figure %s', (text, figure, next) => {
  expect(saidIn(text, said).hasFigure(figure, next)).toBe(true);
});

test('what a text does not say is lost', () => {
  const text = saidIn('We are closed on 5 March.', said);
  expect(text.has('refund')).toBe(false);
  expect(text.hasFigure('5.04', '')).toBe(false);
  expect(text.hasFigure('7', 'pm')).toBe(false);
});
