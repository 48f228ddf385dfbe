import { globSync, readFileSync } from 'node:fs';

const UNIT_TESTS = '{packages,apps,tools,bench}/**/*.test.{ts,tsx}';
/** Imports of a database, or of Node's module that starts other programs. */
const SLOW_IMPORT =
  /from '(node:child_process|.*\/testing\/(databases|postgres-database|application)\.ts)'/;

/** Files with a fifth of the unit tests and two thirds of their CPU time: they need a database or start programs. */
export function slowTests(): string[] {
  return globSync(UNIT_TESTS, { exclude: ['**/node_modules'] }).filter((file) =>
    SLOW_IMPORT.test(readFileSync(file, 'utf8')),
  );
}
