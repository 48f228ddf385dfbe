import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGuards } from '../guards/all-guards.ts';
import { isAttack } from '../guards/guard.ts';
import { missingTests, namedTests, titlesIn } from './named-tests.ts';

const statements =
  '1.2.2 1.2.4 1.3.5 1.3.6 2.2.1 2.2.2 2.3.2 2.3.3 2.3.4 2.4.1 3.4.2 3.4.3 3.4.6 3.5.2 4.1.3 6.2.4 6.3.1 6.3.8 6.4.1 7.2.4 7.4.1 7.4.2 7.5.1 8.2.1 8.2.2 8.2.3 8.3.2 9.1.2 9.2.1 15.3.3 15.3.4 15.3.6 15.4.2 16.5.3 16.5.4'.split(
    ' ',
  );
const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => line.split(' | '));

test('the page has the chosen statements, each once', () => {
  expect(rows.map(([number = '']) => number.replace(/[| ]/g, ''))).toEqual(statements);
});

test.each(rows)('%s names tests that exist', (...cells) => {
  const tests = cells[3] ?? '';
  expect(namedTests(tests)).not.toEqual([]);
  expect(missingTests(tests)).toEqual([]);
});

test.each(rows)('%s has a test that fails without its guard', (...cells) => {
  const named = namedTests(cells[3] ?? '').map(({ file, title }) => `${file}: ${title}`);
  const shown = allGuards.map(({ proof }) => (isAttack(proof) ? '' : `${proof[0]}: ${proof[1]}`));
  expect(shown.filter((test) => named.includes(test))).not.toEqual([]);
});

test.each(allGuards.map((guard) => [guard.guard, guard] as const))(
  'the guard “%s” and its test are there',
  (_name, { file, was, proof }) => {
    expect(readFileSync(file, 'utf8')).toContain(was);
    if (isAttack(proof)) return;
    const [path, ...titles] = proof;
    for (const title of titles) expect(titlesIn(readFileSync(path, 'utf8'))).toContain(title);
  },
);
