import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Guard, UnitTest } from './guard.ts';

/** Without its guard, a test may wait in vain: longer than any of them takes, in milliseconds. */
const IN_VAIN_MS = 120_000;

export interface TestResult {
  /** From the folder in which the tests ran. */
  file: string;
  fullName: string;
  hasPassed: boolean;
  /** Why it failed, in one line; empty if it passed. */
  failure: string;
}

/** Runs tests in a folder, as `npm test` would. @returns the results of those that ran, none if their file can't be loaded */
export async function runTests(
  folder: string,
  tests: readonly UnitTest[],
  { database, stopsAtFailure = false }: { database: Guard['database']; stopsAtFailure?: boolean },
): Promise<TestResult[]> {
  const output = join(folder, 'results.json');
  rmSync(output, { force: true });
  const files = new Set(tests.map(([file]) => file));
  const titles = tests.flatMap(([, title, earlier]) => [title, earlier ?? title]);
  const pattern = titles.map((title) => `(${patternOf(title)})`).join('|');
  const args = ['run', ...files, '--testNamePattern', pattern, '--reporter', 'json'];
  // Compiled modules outlive the copy.
  const cache = ['--fsModuleCachePath', `${folder}-modules`];
  const limits = ['--testTimeout', '--hookTimeout'].flatMap((option) => [option, `${IN_VAIN_MS}`]);
  const bail = stopsAtFailure ? ['--bail', '1'] : [];
  const vitest = spawn(
    resolve('node_modules/.bin/vitest'),
    [...args, '--outputFile', output, ...limits, ...bail, ...cache],
    {
      cwd: folder,
      env: { ...process.env, SAVET_TEST_DATABASES: database === undefined ? 'embedded' : 'all' },
      stdio: 'ignore',
    },
  );
  await once(vitest, 'close');
  return readResults(folder, output);
}

/** Whether a test has this title; `%s` and `$name` in it stand for the case of a table. */
export function hasTitle(fullName: string, title: string): boolean {
  return new RegExp(patternOf(title)).test(fullName);
}

function patternOf(title: string): string {
  const parts = title
    .split(/%[sjiod]|\$\w+/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return `(^| )${parts.join('.*')}$`;
}

interface JsonReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function readResults(folder: string, output: string): TestResult[] {
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as JsonReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages: [failure = ''] }) => ({
        file: relative(folder, name),
        fullName,
        hasPassed: status === 'passed',
        failure: failure.split('\n')[0] ?? '',
      })),
  );
}
