import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { failureOf } from './failures.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function answered(statusCode: number, retryAfter?: string, data?: unknown) {
  const responseHeaders = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const common = { message: 'SECRET', url: 'https://host/', requestBodyValues: 'SECRET' };
  return new APICallError({ ...common, statusCode, responseHeaders, data });
}

function network(code: string) {
  const cause = Object.assign(new Error('SECRET'), { code });
  return new TypeError('fetch failed', { cause: new AggregateError([], 'x', { cause }) });
}

test.each([
  ['400', answered(400), false, false, null],
  ['401', answered(401), false, false, null],
  ['408', answered(408), true, true, null],
  ['429', answered(429), false, true, null],
  ['429 with seconds', answered(429, '2'), false, true, 2_000],
  ['429 with a date', answered(429, 'Fri, 20 Nov 2026 12:00:07 GMT'), false, true, 7_000],
  ['429 with a past date', answered(429, 'Fri, 20 Nov 2026 11:00:00 GMT'), false, true, 0],
  ['429 with nonsense', answered(429, 'soon'), false, true, null],
  ['500', answered(500), false, true, null],
  ['503 with seconds', answered(503, '1'), false, true, 1_000],
  ['504', answered(504), true, true, null],
  ['refused', network('ECONNREFUSED'), true, true, null],
  ['reset', network('ECONNRESET'), true, true, null],
  ['unknown host', network('ENOTFOUND'), true, true, null],
  ['terminated', new TypeError('terminated'), true, true, null],
  [
    'early end',
    new InvalidResponseDataError({ data: undefined, message: 'SECRET' }),
    true,
    true,
    null,
  ],
  ['error event', { message: 'SECRET', type: 'server_error' }, false, true, null],
  ['a string', 'SECRET', false, true, null],
  ['nothing', undefined, false, true, null],
  ['a bug', new RangeError('SECRET'), false, true, null],
])('%s', (_, error, connectionLost, transient, retryAfterMs) => {
  const failure = failureOf(error, now);
  expect(failure).toMatchObject({ connectionLost, transient, retryAfterMs });
  expect(failure.detail).not.toContain('SECRET');
});

test('the detail names status and codes of the provider', () => {
  const data = { error: { type: 'insufficient_quota', code: 'sk-SECRET0123', message: 'SECRET' } };
  expect(failureOf(answered(429, undefined, data)).detail).toBe(
    'provider answered 429 insufficient_quota',
  );
});

test('a cycle of causes is not followed forever', () => {
  const error = new Error('a');
  error.cause = error;
  expect(failureOf(error).connectionLost).toBe(false);
});
