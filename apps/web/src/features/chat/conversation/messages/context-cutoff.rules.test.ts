import { expect, test } from 'vitest';
import { memoryStart } from './context-cutoff.rules.ts';

/** Questions have odd numbers. */
const message = (messageId: string, changes = {}) => ({
  messageId,
  sender: Number(messageId) % 2 === 1 ? ('user' as const) : ('assistant' as const),
  text: messageId,
  status: 'done' as const,
  isError: false,
  ...changes,
});
const list = (...ids: string[]) => ids.map((id) => message(id));

test.each([
  [list(), null],
  [list('1', '2', '3', '4', '5'), null],
  // The answer 2 is sent too, but not its question.
  [list('1', '2', '3', '4', '5', '6'), '3'],
  [list('1', '2', '3', '4', '5', '6', '7'), '3'],
  [
    [message('1'), message('2', { isError: true, status: 'failed' }), ...list('3', '4', '5', '6')],
    null,
  ],
  [[...list('1', '2', '3', '4', '5', '6'), message('7', { text: '' })], '3'],
  [[...list('1', '2', '3', '4', '5', '6'), message('8', { status: 'answering' })], '3'],
  [[...list('1', '2', '3', '4', '5', '6', '7'), message('8', { status: 'stopped' })], '5'],
  [list('2', '4', '6', '8', '10', '12'), '4'],
])('finds where memory begins (case %#)', (messages, expected) => {
  expect(memoryStart(messages, false)).toBe(expected);
});

test('finds it among the loaded messages if earlier ones are not loaded', () => {
  expect(memoryStart(list('4', '5', '6', '7', '8'), true)).toBe('5');
});
