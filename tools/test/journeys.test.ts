import { expect, test } from 'vitest';
import { countJourneys } from './journeys.ts';

const error = '\u001b[31mError: what the browser complained of\u001b[39m';

test('counts the journeys of all files and folders', () => {
  const deeper = { suites: [{ specs: [journey('expected'), journey('skipped')] }] };
  const report = { suites: [{ specs: [journey('expected')], suites: [deeper] }] };
  expect(countJourneys(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    notes: [],
  });
});

test('one that failed is named with its error', () => {
  const { failed, notes } = countOf('unexpected', 'expected');
  expect(failed).toBe(1);
  expect(notes).toEqual([
    'Failed: [phone] chat.spec.ts:7 somebody asks\nError: what the browser complained of',
  ]);
});

test('an exception that passed at the second try is named, and counts as passed', () => {
  const { passed, failed, notes } = countOf('flaky', 'expected', 'flaky');
  expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
  expect(notes).toHaveLength(2);
  expect(notes?.[0]).toMatch(/^Passed at the second try only: \[phone\] chat\.spec\.ts:7/);
});

test('many that need a second try are failures', () => {
  const { passed, failed } = countOf('flaky', 'flaky', 'expected', 'flaky');
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
});

function countOf(...statuses: string[]) {
  return countJourneys(JSON.stringify({ suites: [{ specs: statuses.map(journey) }] }));
}

function journey(status: string) {
  const results = status === 'expected' ? [{ errors: [] }] : [{ errors: [{ message: error }] }];
  return {
    title: 'somebody asks',
    file: 'chat.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results }],
  };
}
