import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StepRun } from './run-step.ts';
import { summarize } from './summary.ts';

let printed: string[];
const progress = { print: (line: string) => printed.push(line), elapsed: () => '1:05' };

beforeEach(() => {
  printed = [];
  vi.stubEnv('CI', '');
});
afterEach(() => vi.unstubAllEnvs());

test('the last line counts the tests of all steps, but no checks', () => {
  expect(summarize([run('unit tests', { passed: 5 }), run('lint', {})], progress)).toBe(0);
  expect(printed).toEqual(['\n1:05 in all', '5 passed, 0 failed']);
});

test('failed steps and tests are named', () => {
  const runs = [
    run('lint', { state: 'failed' }),
    run('journeys', {
      passed: 4,
      failed: 1,
      failures: ['chat.spec.ts asks: no answer'],
      state: 'failed',
    }),
  ];
  expect(summarize(runs, progress)).toBe(1);
  expect(printed.slice(1)).toEqual([
    'Failed test: chat.spec.ts asks: no answer',
    'Failed: lint, journeys',
    '4 passed, 1 failed',
  ]);
});

test('flaky tests are named', () => {
  summarize([run('journeys', { passed: 5, flaky: ['chat.spec.ts:7 asks'] })], progress);
  expect(printed[1]).toBe('Passed only when tried again: chat.spec.ts:7 asks');
});

test('missing programs are named, and fail the run in CI', () => {
  const runs = [run('unit tests', { passed: 5 })];
  const missing = ['journeys: Chromium is not installed'];
  expect(summarize(runs, progress, { missing })).toBe(0);
  expect(printed.slice(1)).toEqual([
    'Not run: journeys: Chromium is not installed',
    '5 passed, 0 failed',
  ]);
  vi.stubEnv('CI', 'true');
  expect(summarize(runs, progress, { missing })).toBe(1);
  expect(summarize([run('unit tests', { passed: 5, skipped: 1 })], progress)).toBe(1);
  expect(printed.slice(-2)).toEqual([
    'Failed: in CI, everything must run and no test may be skipped',
    '5 passed, 0 failed, 1 skipped',
  ]);
  expect(summarize(runs, progress)).toBe(0);
});

test('steps that ran out of time are named, and never fail the run', () => {
  vi.stubEnv('CI', 'true');
  const runs = [run('faults', { passed: 3, state: 'stopped' })];
  expect(summarize(runs, progress, { late: ['pictures'] })).toBe(0);
  expect(printed.slice(1)).toEqual([
    'Not run to the end, for lack of time: faults',
    'Not run, for lack of time: pictures',
    '3 passed, 0 failed',
  ]);
});

function run(name: string, found: Partial<StepRun>): StepRun {
  return {
    step: { name, command: [], runsTests: true },
    ...{ state: 'ok', startedAt: 0, seconds: 1, current: '' },
    ...{ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] },
    ...found,
  };
}
