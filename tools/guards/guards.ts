import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copySources } from '../source-copies/source-copy.ts';
import { allGuards } from './all-guards.ts';
import { isAttack } from './guard.ts';
import { countRows, printRow } from './table.ts';
import { findFailing, type Result, tryWithout } from './try-without.ts';

/**
 * `npm run guards [-- NAME ...]`: takes each guard away in a copy of the sources, and runs the test that shows it, which must fail
 * there. A name is a part of a guard's name or of its file. Exits with 1 if a test does not fail, or if the text of a guard is gone.
 */
const names = process.argv.slice(2).map((name) => name.toLowerCase());
const guards = allGuards.filter(({ guard, file }) => {
  const own = `${guard} ${file}`.toLowerCase();
  return names.length === 0 || names.some((name) => own.includes(name));
});
if (guards.length === 0) throw new Error(`no guard is called ${names.join(' or ')}`);

/** The last two take long to make. */
const copied = [
  ...['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'apps', 'packages', 'tools'],
  ...['.cache/recogniser', '.cache/database-template'].filter((path) => existsSync(path)),
];
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled-modules');
/** A test waits for half of its time. */
const LANES = 2;
const folders = Array.from({ length: LANES }, (_, lane) => copySources(`guards-${lane}`, copied));
const failing = await findFailing(folders[0] ?? '', guards);
for (const failure of failing) console.log(`fails with all guards: ${failure}`);

const results: Result[] = [];
const waiting = [...guards];
await Promise.all(
  folders.map(async (folder) => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const { result, detail } = await tryWithout(folder, guard);
      results.push(result);
      printRow(guard, result, detail);
    }
  }),
);
const attacks = guards.filter(({ proof }) => isAttack(proof)).length;
console.log(
  `\n${guards.length} guards, ${attacks} of them shown by attacks: ${countRows(results)}`,
);
const isComplete = failing.length === 0 && results.every((result) => result === 'caught');
process.exit(isComplete ? 0 : 1);
