import { expect, test } from 'vitest';
import { message } from '#data/documents/store/test-documents.ts';
import { linkedStep } from './use-linked-message.ts';

const page = { list: [message('m', { position: 50 })], loaded: true, more: true, load: undefined };

test.each([
  ['nothing is loaded yet', { loaded: false, list: [] }, 7, 'wait'],
  ['the first load failed', { loaded: false, list: [], load: 'failed' as const }, 7, 'wait'],
  ['a page is loading', { load: 'loading' as const }, 7, 'wait'],
  ['the message is on an earlier page', {}, 7, 'read'],
  ['an earlier page failed to load', { load: 'failed' as const }, 7, 'failed'],
  ['the chat no longer exists', { load: 'missing' as const }, 7, 'failed'],
  ['the message is loaded', {}, 50, 'look'],
  ['the message is loaded, but a later load failed', { load: 'failed' as const }, 60, 'look'],
  ['all messages are loaded', { more: false }, 7, 'look'],
  ['its position is unknown', {}, 0, 'look'],
])('next step when %s', (_name, changes, position, step) => {
  expect(linkedStep({ ...page, ...changes }, position)).toBe(step);
});
