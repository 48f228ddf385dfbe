import { beforeEach, expect, test } from 'vitest';
import type { TestEvent } from './events.ts';
import type { Step, StepListener } from './run-step.ts';
import { runSteps } from './run-steps.ts';

const passed = { kind: 'passed' } as const;
const ended = { kind: 'ended' } as const;
const failed = { kind: 'failed', name: 'chat.spec.ts:7 asks', message: 'not as expected' } as const;
const flaky = { kind: 'flaky', name: 'chat.spec.ts:7 asks' } as const;

let seen: string[];
let listener: StepListener;

beforeEach(() => {
  seen = [];
  listener = {
    onStart: ({ step }) => seen.push(`start ${step.name}`),
    onEvent: (run, { kind }) => seen.push(`${kind} after ${run.passed} passed`),
    onEnd: ({ step, state }, output) =>
      seen.push(`${state} ${step.name}${output && `: ${output}`}`),
  };
});

test('a check that succeeds is ok and does not count as a test', async () => {
  const [run] = await runAll([check('lint', '')]);
  expect(run).toMatchObject({ state: 'ok', passed: 0, failed: 0 });
});

test('a failing check prints its output, and the other checks still run', async () => {
  await runAll([check('lint', "console.error('why'); process.exit(3)"), check('types', '')]);
  expect(seen).toEqual(['start lint', 'failed lint: why', 'start types', 'ok types']);
});

test('a program that does not exist fails', async () => {
  const command = ['no-such-program-here'];
  const [run] = await runAll([{ name: 'lint', command, runsTests: false }]);
  expect(run?.state).toBe('failed');
  expect(seen.at(-1)).toContain('ENOENT');
});

test('tests are counted while they run', async () => {
  const events: TestEvent[] = [passed, { kind: 'skipped', name: 'waits' }, passed, ended];
  const [run] = await runAll([tests(events)]);
  expect(run).toMatchObject({ state: 'ok', passed: 2, failed: 0, skipped: 1 });
  expect(seen.slice(1, -1)).toEqual([
    'passed after 1 passed',
    'skipped after 1 passed',
    'passed after 2 passed',
    'ended after 2 passed',
  ]);
});

test.each<[string, TestEvent[], string, string]>([
  ['a test failed', [passed, failed, ended], '', ''],
  ['the run itself failed', [passed, ended], 'process.exit(1)', ''],
  ['no test ran', [ended], '', 'unit tests ran no test'],
  ['it crashed', [passed], 'process.exit(1)', 'unit tests ended without a result'],
  ['it exited early', [passed], '', 'unit tests ended without a result'],
  ['more than two tests were flaky', [flaky, passed, flaky, flaky, ended], '', ''],
])('a test run fails if %s', async (_what, events, code, output) => {
  const [run] = await runAll([tests(events, code)]);
  expect(run?.state).toBe('failed');
  expect(seen.at(-1)).toBe(`failed unit tests${output && `: ${output}`}`);
});

test('two flaky tests are named and count as passed; three count as failed', async () => {
  const [two] = await runAll([tests([flaky, passed, flaky, ended])]);
  expect(two).toMatchObject({ state: 'ok', passed: 3, failed: 0, flaky: [flaky.name, flaky.name] });
  const [three] = await runAll([tests([flaky, passed, flaky, flaky, ended])]);
  expect(three).toMatchObject({ passed: 1, failed: 3 });
});

test('steps run in parallel lanes', async () => {
  await runAll([check('lint', ''), check('types', '')], 2);
  expect(seen.slice(0, 2)).toEqual(['start lint', 'start types']);
});

test('on abort, a running step stops and the others do not start', async () => {
  const abort = new AbortController();
  const hangs = tests([passed], 'setInterval(() => {}, 1_000)');
  const onEvent = () => abort.abort();
  const runs = await runSteps([hangs, check('types', '')], {
    lanes: 1,
    listener: { ...listener, onEvent },
    signal: abort.signal,
  });
  expect(runs).toMatchObject([{ state: 'stopped', passed: 1, failed: 0 }]);
});

function runAll(steps: Step[], lanes = 1) {
  return runSteps(steps, { lanes, listener });
}

function check(name: string, code: string): Step {
  return { name, command: [process.execPath, '-e', code], runsTests: false };
}

function tests(events: readonly TestEvent[], code = ''): Step {
  const lines = events.map((event) => `console.log('@savet ${JSON.stringify(event)}');`);
  return { ...check('unit tests', [...lines, code].join('')), runsTests: true };
}
