import { globSync, readFileSync } from 'node:fs';

const UNIT_TESTS = '{packages,apps,tools,bench}/**/*.test.{ts,tsx}';
/** Imports of a database, the address of the PostgreSQL that tests share, or Node's module that starts other programs. */
const SLOW_SOURCE =
  /from '(node:child_process|.*\/postgres\/postgres\.ts|.*\/testing\/(databases|postgres-database|application)\.ts)'|inject\('postgresUrl'\)/;

/**
 * The test files that need a database or start other programs: a fifth of the unit tests, and two thirds of their
 * CPU time.
 */
export function slowTests(): string[] {
  return globSync(UNIT_TESTS, { exclude: ['**/node_modules'] }).filter((file) =>
    SLOW_SOURCE.test(readFileSync(file, 'utf8')),
  );
}
