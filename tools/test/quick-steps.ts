import { existsSync, readdirSync } from 'node:fs';
import type { Count, Step } from './steps.ts';

const UNIT_RESULTS = '.cache/unit.json';

/** The checks that need no server: format, lint, boundaries, types, dead code. */
export function checkSteps(): Step[] {
  return [
    { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings'] },
    { name: 'boundaries', command: ['node', 'tools/boundaries/check.ts'] },
    ...typedFolders().map((folder) => ({
      name: `types of ${folder}`,
      command: ['tsc', '-p', folder],
    })),
    { name: 'dead code', command: ['knip'] },
  ];
}

/** The unit tests; with `databases: 'embedded'` those on PostgreSQL are left out. */
export function unitStep(databases: 'embedded' | 'all'): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];
  return {
    name: databases === 'all' ? 'unit, embedded and PostgreSQL' : 'unit',
    command: ['vitest', 'run', ...reporters],
    env: { SAVET_TEST_DATABASES: databases, NO_COLOR: '1' },
    results: { file: UNIT_RESULTS, count: countUnit },
  };
}

function typedFolders(): string[] {
  const members = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  return ['.', ...members].filter((folder) => existsSync(`${folder}/tsconfig.json`));
}

function countUnit(text: string): Count {
  const result = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
