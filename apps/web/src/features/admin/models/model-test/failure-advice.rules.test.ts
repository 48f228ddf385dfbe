import { expect, test } from 'vitest';
import { adviceFor, isLasting } from './failure-advice.rules.ts';

test.each([
  ['provider answered 401 invalid_api_key', 'key'],
  ['provider answered 403 permission_error', 'key'],
  ['provider answered 404 not_found_error', 'notFound'],
  ['provider answered 429 rate_limit_error', 'limit'],
  ['provider answered 429 insufficient_quota', 'limit'],
  ['provider answered 402', 'limit'],
  ['provider answered 400 INVALID_ARGUMENT', 'refused'],
  ['provider answered 504', 'tooLong'],
  ['provider timed out: no first text within 60000 ms', 'tooLong'],
  ['aborted', 'tooLong'],
  ['connection to the provider lost: UND_ERR_HEADERS_TIMEOUT', 'tooLong'],
  ['connection to the provider lost: ECONNREFUSED', 'connection'],
  ['connection to the provider lost: ENOTFOUND', 'connection'],
  ['provider answered 529 overloaded_error', 'provider'],
  ['ceiling', 'ceiling'],
  ['provider failed: AI_NoOutputGeneratedError', 'other'],
  ['', 'other'],
] as const)('"%s" is about %s', (failure, advice) => {
  expect(adviceFor(failure)).toBe(advice);
});

test.each([
  ['provider answered 401', true],
  ['connection to the provider lost: ECONNREFUSED', true],
  ['ceiling', true],
  ['provider answered 500', false],
  ['connection to the provider lost: UND_ERR_BODY_TIMEOUT', false],
])('"%s" would happen to the next question too: %s', (failure, lasts) => {
  expect(isLasting(failure)).toBe(lasts);
});
