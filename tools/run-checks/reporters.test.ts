import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEvent, type TestEvent } from './events.ts';

const runnerTests = (source: string) => `
import { expect, test } from '${source}';
test('holds', () => {});
test('breaks', () => expect(1).toBe(2));
test.skip('waits', () => {});
`;
const flakyTest = `
import { existsSync, writeFileSync } from 'node:fs';
test('flakes', () => {
  if (existsSync('failed-once')) return;
  writeFileSync('failed-once', '');
  throw new Error('not yet');
});
`;

let folder: string;

beforeEach(() => {
  // Inside the project, so that its packages resolve.
  folder = resolve('.cache', `reporters-${crypto.randomUUID()}`);
  mkdirSync(folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('vitest reports each test, each retry, files that fail to load, and the end', () => {
  write('some.test.mjs', runnerTests('vitest') + flakyTest);
  write('unreadable.test.mjs', "import './missing.mjs';");
  write('vitest.config.mjs', "export default { test: { include: ['*.test.mjs'] } };");
  const lines = run('vitest', ['run', '--root', folder, '--retry', '1'], 'vitest-reporter.ts');
  expect(lines.toSorted()).toEqual([
    'ended',
    'failed some.test.mjs > breaks: expected 1 to be 2',
    "failed unreadable.test.mjs: Cannot find module './missing.mjs'",
    'flaky some.test.mjs > flakes',
    'passed',
    'retried some.test.mjs > flakes: not yet',
    'skipped some.test.mjs > waits',
  ]);
  expect(lines.at(-1)).toBe('ended');
});

test('Playwright reports each journey, each retry, and the end', () => {
  write('some.spec.mjs', runnerTests('@playwright/test') + flakyTest);
  write('playwright.config.mjs', "export default { projects: [{ name: 'phone' }], workers: 1 };");
  const args = ['test', '--config', folder, '--retries', '1'];
  expect(run('playwright', args, 'playwright-reporter.ts')).toEqual([
    'passed',
    'retried [phone] some.spec.mjs:4 breaks: Expected: 2',
    'failed [phone] some.spec.mjs:4 breaks: Expected: 2',
    'skipped [phone] some.spec.mjs:5 waits',
    'retried [phone] some.spec.mjs:8 flakes: not yet',
    'flaky [phone] some.spec.mjs:8 flakes',
    'ended',
  ]);
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** One line per event, without `running` events. */
function run(program: string, args: string[], reporter: string): string[] {
  const { stdout } = spawnSync(
    resolve('node_modules/.bin', program),
    [...args, '--reporter', resolve(import.meta.dirname, reporter)],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout.split('\n').flatMap((line) => {
    const event = parseEvent(line);
    return event && event.kind !== 'running' ? [describe(event)] : [];
  });
}

function describe(event: TestEvent): string {
  if (!('name' in event)) return event.kind;
  if (!('message' in event)) return `${event.kind} ${event.name}`;
  const known = /expected 1 to be 2|Cannot find module '[^']*'|Expected: 2|not yet/;
  return `${event.kind} ${event.name}: ${known.exec(event.message)?.[0] ?? event.message}`;
}
