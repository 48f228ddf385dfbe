import type { ErrorCode } from '@savet/contract/errors';
import { expect, test } from 'vitest';
import { CallError } from '#data/call/call-error.ts';
import { sendFailure } from './send-failure.ts';

test.each<ErrorCode>(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'UNAUTHENTICATED'])(
  'after %s the question is kept',
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
])('%s is final', (code) => {
  const error = new CallError('text', { code });
  expect(sendFailure(error)).toEqual({ kind: 'refused', error });
});

test.each([
  new CallError('Network connection lost', { failure: 'connectionLost', attempts: 3 }),
  new CallError('HTTP error! status: 504', { failure: 'http', status: 504 }),
  new TypeError('Failed to fetch'),
])('without an error code the question is kept: %s', (error) => {
  expect(sendFailure(error)).toEqual({ kind: 'lost' });
});
