import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('without arguments: loopback, one port, state in memory, no webhooks', () => {
  expect(readArguments([])).toEqual({
    host: '127.0.0.1',
    port: 12_111,
    pagesPort: 12_111,
    data: null,
    webhook: null,
    mode: 'normal',
    settings: {},
  });
});

test('every option can be set', () => {
  const given =
    '--host 0.0.0.0 --port 5000 --pages-port 5001 --data state.sqlite --webhook http://localhost:3000/hook --secret whsec_1 --webhooks out-of-order --after-retries unpaid --retry-days 1,2';
  expect(readArguments(given.split(' '))).toEqual({
    host: '0.0.0.0',
    port: 5000,
    pagesPort: 5001,
    data: 'state.sqlite',
    webhook: { url: 'http://localhost:3000/hook', secret: 'whsec_1' },
    mode: 'out-of-order',
    settings: { afterRetries: 'unpaid', retryDays: [1, 2] },
  });
});

test.each([
  ['--port abc', /--port must be a port/],
  ['--pages-port 70000', /--pages-port must be a port/],
  ['--webhook http://localhost:3000', /needs --secret/],
  ['--secret whsec_1', /needs --webhook/],
  ['--webhook localhost:3000 --secret whsec_1', /must be an http address/],
  ['--webhooks sometimes', /must be one of normal, twice/],
  ['--after-retries forget', /must be one of cancel, unpaid, past_due/],
  ['--retry-days 3,,5', /whole numbers of days from 1 to 60/],
  ['--retry-days 0', /whole numbers/],
  ['--retry-days 1.5', /whole numbers/],
  ['--retry-days 1,1,1,1,1,1,1,1,1', /at most 8/],
  ['--nonsense', /nonsense/],
])('%s is refused', (given, message) => {
  expect(() => readArguments(given.split(' '))).toThrow(message);
});

test('--retry-days none means no retries', () => {
  expect(readArguments(['--retry-days', 'none'])).toMatchObject({ settings: { retryDays: [] } });
});

test('--help asks for the usage text', () => {
  expect(readArguments(['--help'])).toBe('help');
});
