import { expect, test } from 'vitest';
import { message } from '#data/documents/store/test-documents.ts';
import { finishedSince } from './announcer.rules.ts';

const answering = message('r', { sender: 'assistant', status: 'answering' });
const done = message('r', { sender: 'assistant', status: 'done' });
const failed = { ...done, status: 'failed' as const };
const stopped = { ...done, status: 'stopped' as const };

test.each([
  { name: 'an answer that was being written', before: [answering], now: [done], expected: done },
  {
    name: 'an answer still being written',
    before: [answering],
    now: [answering],
    expected: undefined,
  },
  { name: 'an old answer read from the server', before: [], now: [done], expected: undefined },
  { name: 'an answer told before', before: [done], now: [done], expected: undefined },
  { name: 'a failure', before: [answering], now: [failed], expected: failed },
  { name: 'one that was stopped', before: [answering], now: [stopped], expected: stopped },
])('$name', ({ before, now, expected }) => {
  expect(finishedSince(before, now)).toBe(expected);
});
