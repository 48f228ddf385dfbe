import type { ErrorCode } from '@savet/contract/errors';
import { expect, test } from 'vitest';
import { CallError } from '#data/call/call-error.ts';
import { sendFailure } from './send-failure.ts';

test.each<ErrorCode>(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'UNAUTHENTICATED'])(
  'keeps the question after %s',
  (code) => {
    expect(sendFailure(new CallError('text', { code }))).toEqual({ kind: 'lost' });
  },
);

test.each<ErrorCode>([
  'QUERY_LIMIT_REACHED',
  'CHAT_BUSY',
  'NOT_FOUND',
  'MESSAGE_CONFLICT',
  'INVALID_INPUT',
  'USER_GONE',
])('refuses the question after %s', (code) => {
  const error = new CallError('text', { code });
  expect(sendFailure(error)).toEqual({ kind: 'refused', error });
});

test.each([
  new CallError('Network connection lost', { failure: 'connectionLost', attempts: 3 }),
  new CallError('HTTP error! status: 504', { failure: 'http', status: 504 }),
  new TypeError('Failed to fetch'),
])('keeps the question after an error without a code: %s', (error) => {
  expect(sendFailure(error)).toEqual({ kind: 'lost' });
});
