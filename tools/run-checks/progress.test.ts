import { WriteStream } from 'node:tty';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';
import type { StepRun } from './run-step.ts';

const unit: StepRun = {
  step: { name: 'unit tests', command: [], runsTests: true },
  ...{ state: 'running', startedAt: 0, seconds: 61.25, current: 'turns.test.ts' },
  ...{ passed: 12, failed: 0, skipped: 0, failures: [], flaky: [] },
};
const types: StepRun = { ...unit, step: { ...unit.step, name: 'types', runsTests: false } };

let written: string;

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a log shows running steps and test counts every twenty seconds', () => {
  const progress = new Progress(output(false));
  progress.onStart(unit);
  progress.onStart(types);
  vi.advanceTimersByTime(41_000);
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(written.split('\n')).toEqual([
    '0:20 unit tests: 12 passed, 0 failed, turns.test.ts | types runs',
    '0:40 unit tests: 12 passed, 0 failed, turns.test.ts | types runs',
    '',
  ]);
});

test('a terminal shows one line that is rewritten', () => {
  const progress = new Progress(output(true));
  progress.onStart(unit);
  vi.advanceTimersByTime(500);
  progress.end();
  expect(written).not.toContain('\n');
  const line = '\r\u001b[K0:00 unit tests: 12 passed, 0 f';
  expect(written).toMatch(new RegExp(`^${line.replace('[', '\\[')}`));
});

test('failures are printed at once, steps when they end', () => {
  const progress = new Progress(output(false));
  progress.onStart(unit);
  progress.onEvent(unit, { kind: 'failed', name: 'turns.test.ts > asks', message: 'a\nb' });
  progress.onEvent(unit, { kind: 'retried', name: 'chat.spec.ts:7', message: 'c' });
  progress.onEnd({ ...unit, state: 'failed', failed: 1 }, 'out of memory');
  progress.onEnd({ ...types, state: 'ok' }, 'chatter');
  progress.end();
  expect(written.trimEnd().split('\n')).toEqual([
    'FAILED turns.test.ts > asks',
    '  a',
    '  b',
    'again  chat.spec.ts:7',
    '  c',
    'out of memory',
    'FAILED unit tests (61.3 s): 12 passed, 1 failed',
    'ok     types (61.3 s)',
  ]);
});

function output(isTTY: boolean): WriteStream {
  const write = (text: string) => {
    written += text;
    return true;
  };
  return Object.assign(Object.create(WriteStream.prototype) as WriteStream, {
    ...{ isTTY, columns: 32 },
    write,
  });
}
