import { expect, test } from 'vitest';
import { message } from '#data/documents/store/test-documents.ts';
import { linkedStep } from './linked-message.rules.ts';

const page = { list: [message('m', { position: 50 })], loaded: true, more: true, load: undefined };

test.each([
  ['nothing is read yet', { loaded: false, list: [] }, 7, 'wait'],
  ['the first read failed', { loaded: false, list: [], load: 'failed' as const }, 7, 'wait'],
  ['a page is being read', { load: 'loading' as const }, 7, 'wait'],
  ['it is on an earlier page', {}, 7, 'read'],
  ['an earlier page could not be read', { load: 'failed' as const }, 7, 'failed'],
  ['the chat is not there any more', { load: 'missing' as const }, 7, 'failed'],
  ['it is among those read', {}, 50, 'look'],
  [
    'it is among those read, though reading them again failed',
    { load: 'failed' as const },
    60,
    'look',
  ],
  ['all are read', { more: false }, 7, 'look'],
  ['its place is not known', {}, 0, 'look'],
])('when %s', (_name, changes, position, step) => {
  expect(linkedStep({ ...page, ...changes }, position)).toBe(step);
});
