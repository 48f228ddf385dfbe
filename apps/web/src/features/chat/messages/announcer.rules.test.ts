import { expect, test } from 'vitest';
import { message } from '../../../lib/documents/test-documents.ts';
import { finishedSince } from './announcer.rules.ts';

const answering = message('r', { sender: 'assistant', status: 'answering' });
const done = message('r', { sender: 'assistant', status: 'done' });
const failed = { ...done, status: 'failed' as const };
const stopped = { ...done, status: 'stopped' as const };

test.each([
  { name: 'an answer that was being written', before: [answering], now: [done], told: done },
  { name: 'an answer still being written', before: [answering], now: [answering], told: undefined },
  { name: 'an old answer read from the server', before: [], now: [done], told: undefined },
  { name: 'an answer told before', before: [done], now: [done], told: undefined },
  { name: 'a failure', before: [answering], now: [failed], told: failed },
  { name: 'one that was stopped', before: [answering], now: [stopped], told: stopped },
])('$name', ({ before, now, told }) => {
  expect(finishedSince(before, now)).toBe(told);
});
