import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Count, runSteps, type Step } from './steps.ts';
import { summarize } from './summary.ts';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'savet-steps-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a check that ends well counts as one, and its output is not shown', async () => {
  const [outcome] = await runSteps([script('fine', "console.log('chatter')")]);
  expect(outcome).toMatchObject({ ok: true, passed: 1, failed: 0 });
  expect(printed.join('\n')).not.toContain('chatter');
});

test('a check that fails is shown, and the others run all the same', async () => {
  const steps = [script('bad', "console.error('why'); process.exit(3)"), script('good', '')];
  const outcomes = await runSteps(steps);
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  expect(printed[0]).toBe('why');
});

test('a program that is not there fails', async () => {
  const [outcome] = await runSteps([{ name: 'missing', command: ['no-such-program-here'] }]);
  expect(outcome).toMatchObject({ ok: false, failed: 1 });
});

test.each<[string, string | null, Partial<Count> & { ok: boolean }]>([
  ['tests that pass', '{"passed":3,"failed":0,"skipped":1}', { ok: true, passed: 3, skipped: 1 }],
  ['a test that failed', '{"passed":3,"failed":1,"skipped":0}', { ok: false, failed: 1 }],
  ['no test at all', '{"passed":0,"failed":0,"skipped":0}', { ok: false, failed: 1 }],
])('a run with %s', async (_what, results, expected) => {
  expect(await runWithResults(`fs.writeFileSync(file, '${results}')`)).toMatchObject(expected);
});

test('tests that passed do not hide that the run itself failed', async () => {
  const results = '{"passed":3,"failed":0,"skipped":0}';
  const outcome = await runWithResults(`fs.writeFileSync(file, '${results}'); process.exit(1)`);
  expect(outcome).toMatchObject({ ok: false, failed: 1 });
});

test('what could not run is named, fails where all must run, and the last line counts', () => {
  const outcomes = [{ name: 'unit', seconds: 1, ok: true, passed: 5, failed: 0, skipped: 0 }];
  vi.stubEnv('CI', '');
  expect(summarize(outcomes, ['e2e (no browser)'])).toBe(0);
  expect(printed.slice(-2)).toEqual(['Not run: e2e (no browser)', '5 passed, 0 failed, 1 skipped']);
  vi.stubEnv('CI', 'true');
  expect(summarize(outcomes, ['e2e (no browser)'])).toBe(1);
  expect(summarize(outcomes, [])).toBe(0);
  expect(printed.at(-1)).toBe('5 passed, 0 failed');
});

test('what is to be noticed is read at the end as well', () => {
  const notes = ['Passed at the second try only: this one'];
  const counted = { name: 'e2e', seconds: 1, ok: true, passed: 5, failed: 0, skipped: 0, notes };
  expect(summarize([counted], [])).toBe(0);
  expect(printed[0]).toContain('second try only: this one');
});

async function runWithResults(code: string) {
  const file = join(folder, 'results.json');
  const step = script('tests', `const file = ${JSON.stringify(file)}; ${code}`);
  const count = (text: string) => JSON.parse(text) as Count;
  const [outcome] = await runSteps([{ ...step, results: { file, count } }]);
  return outcome;
}

function script(name: string, code: string): Step {
  return { name, command: [process.execPath, '-e', `const fs = require('node:fs'); ${code}`] };
}
