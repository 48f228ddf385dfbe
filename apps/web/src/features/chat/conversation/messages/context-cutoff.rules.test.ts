import { expect, test } from 'vitest';
import { firstMessageInContext } from './context-cutoff.rules.ts';

const message = (messageId: string, changes = {}) => ({
  messageId,
  text: messageId,
  status: 'done' as const,
  isError: false,
  ...changes,
});
const list = (...ids: string[]) => ids.map((id) => message(id));

test.each([
  [list(), null],
  [list('1', '2', '3', '4', '5'), null],
  [list('1', '2', '3', '4', '5', '6'), '2'],
  [
    [message('1'), message('2', { isError: true, status: 'failed' }), ...list('3', '4', '5', '6')],
    null,
  ],
  [[...list('1', '2', '3', '4', '5', '6'), message('7', { text: '' })], '2'],
  [[...list('1', '2', '3', '4', '5', '6'), message('7', { status: 'answering' })], '2'],
  [[...list('1', '2', '3', '4', '5', '6'), message('7', { status: 'stopped' })], '3'],
])('finds the first message in context (case %#)', (messages, expected) => {
  expect(firstMessageInContext(messages, false)).toBe(expected);
});

test('finds the first message among the loaded ones if earlier ones are not loaded', () => {
  expect(firstMessageInContext(list('4', '5', '6', '7', '8'), true)).toBe('4');
});
