import { expect, test } from 'vitest';
import { message } from '#data/documents/store/test-documents.ts';
import { finishedSince } from './announcer.tsx';

const answering = message('r', { sender: 'assistant', status: 'answering' });
const done = message('r', { sender: 'assistant', status: 'done' });
const failed = { ...done, status: 'failed' as const };
const stopped = { ...done, status: 'stopped' as const };

test.each([
  {
    name: 'announces an answer that has just finished',
    before: [answering],
    now: [done],
    expected: done,
  },
  {
    name: 'ignores an answer that is still streaming',
    before: [answering],
    now: [answering],
    expected: undefined,
  },
  {
    name: 'ignores an old answer loaded from the server',
    before: [],
    now: [done],
    expected: undefined,
  },
  {
    name: 'ignores an answer that had finished before',
    before: [done],
    now: [done],
    expected: undefined,
  },
  { name: 'announces a failed answer', before: [answering], now: [failed], expected: failed },
  { name: 'announces a stopped answer', before: [answering], now: [stopped], expected: stopped },
])('$name', ({ before, now, expected }) => {
  expect(finishedSince(before, now)).toBe(expected);
});
