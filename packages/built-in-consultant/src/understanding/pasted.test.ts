import { expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../../../tools/measuring/cpu-milliseconds.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { pastedText } from './pasted.ts';

const knowledge = loadKnowledge();
const text = 'We bake bread at night.\n\nWe sell it at six.';

test.each([
  ['before the text', `Please check this text:\n${text}`],
  ['on the first line', `Please check this text\n\n${text}`],
  ['on the last line', `${text}\n\nPlease check this text`],
])('finds the text with the request %s', (_, query) => {
  expect(pastedText(query, knowledge)?.text).toBe(text);
});

test.each([
  "Please check this: 'We don't bake our bread at noon.'",
  "'We don't bake our bread at noon.' Please check this text.",
  "Is this text right: ‘We don't bake our bread at noon.’",
  "Is this text right: „We don't bake our bread at noon.“",
])('finds a text in quotation marks, with its apostrophes: %s', (query) => {
  expect(pastedText(query, knowledge)?.text).toBe("We don't bake our bread at noon.");
});

test.each(
  [
    ...['Improve', 'Check', 'Rate', 'Please polish', 'Assess', 'Correct this', 'Score'],
    ...['Подобри', 'Проверете', 'Оцени', 'Моля, прегледайте', 'Поправете', 'Преценете', 'Oceni'],
  ].flatMap((verb) => [`${verb}: "Bread like at home"`, `${verb}: „Bread like at home“`]),
)('a verb and a colon are a request: %s', (query) => {
  expect(pastedText(query, knowledge)?.text).toBe('Bread like at home');
});

test('a question after a verb and a colon is no text', () => {
  expect(pastedText('Rate: what is a fair rate for a designer?', knowledge)).toBeNull();
});

test.each([`x${'\n'.repeat(19_998)}x`, `${'\n'.repeat(19_999)}x`, `x${'\n'.repeat(19_999)}`])(
  'reads a text full of line breaks once',
  (query) => {
    expect(leastCpuMilliseconds(() => pastedText(query, knowledge), 100)).toBeLessThan(100);
  },
);
