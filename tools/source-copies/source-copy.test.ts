import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { change, copySources } from './source-copy.ts';

const paths = ['packages/contract', 'packages/text', 'apps/server'];
const folder = copySources('source-copy-test', paths, (path) => !path.includes('/features'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Evaluates an expression in a module of the copied server. */
function evaluate(expression: string): string {
  const script = `console.log(${expression})`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(folder, 'apps/server'),
    encoding: 'utf8',
  }).trim();
}

test('packages of the project are those of the copy', () => {
  const found = evaluate("import.meta.resolve('@savet/contract/limits')");
  expect(found).toBe(pathToFileURL(join(folder, 'packages/contract/src/limits.ts')).href);
  expect(evaluate("import.meta.resolve('zod')")).not.toContain(folder);
});

test('what runs in the copy has the change, until it is undone', () => {
  const shortest = "(await import('@savet/contract/limits')).PASSWORD_MIN";
  const before = evaluate(shortest);
  const file = 'packages/contract/src/limits.ts';
  const was = `PASSWORD_MIN = ${before}`;
  const undo = change(folder, [{ file, was, becomes: 'PASSWORD_MIN = 4711' }]);
  expect(evaluate(shortest)).toBe('4711');
  expect(() => change(folder, [{ file, was, becomes: '' }])).toThrow('has no');
  undo();
  expect(evaluate(shortest)).toBe(before);
});
