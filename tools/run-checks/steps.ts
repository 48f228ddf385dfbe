import { resolve } from 'node:path';
import type { Step } from './run-step.ts';
import { slowTests } from './slow-tests.ts';

/** Kills of the server in `npm test`, at random steps of a turn. */
const FEW_KILLS = 4;
const MANY_KILLS = 100;

const vitestReporter = resolve(import.meta.dirname, 'vitest-reporter.ts');
const playwrightReporter = resolve(import.meta.dirname, 'playwright-reporter.ts');
/** A failed test is tried again once, and named as such: a busy machine can be too late for it. */
const unitTests = ['vitest', 'run', '--retry', '1', '--reporter', vitestReporter];

/** Checks that need no server: format, lint, boundaries, types, dead code. */
export function checkSteps(): Step[] {
  return [
    check('format', ['biome', 'check', '--error-on-warnings']),
    // One step: type-aware lint builds the program anyway, and reporting its errors is faster than a second compiler.
    check('lint and types', ['oxlint', '--deny-warnings', '--type-check']),
    check('boundaries', ['node', 'tools/boundaries/check.ts']),
    check('dead code', ['knip']),
  ];
}

export function buildStep(): Step {
  return check('build of the web', ['node', 'tools/setup/prepare.mjs']);
}

/** @param databases see `tools/postgres/vitest-setup.ts` */
export function unitStep(databases: 'embedded' | 'sql' | 'all'): Step {
  return {
    name: databases === 'all' ? 'unit tests on both databases' : 'unit tests',
    command: unitTests,
    env: { SAVET_TEST_DATABASES: databases },
    runsTests: true,
  };
}

/** Unit tests that need no database and start no other program. */
export function quickUnitStep(): Step {
  return {
    name: 'quick unit tests',
    command: [...unitTests, ...slowTests().flatMap((file) => ['--exclude', file])],
    env: { SAVET_TEST_DATABASES: 'embedded' },
    runsTests: true,
  };
}

/** The screens in a real browser, with an API mocked in the page. */
export function componentStep(chromium: string): Step {
  const config = 'apps/web/vitest.browser.config.ts';
  return {
    name: 'screens without a server',
    command: [...unitTests, '--config', config],
    env: { CHROMIUM: chromium },
    runsTests: true,
  };
}

/** Journeys in a real browser. A failed journey is retried once, with a trace. */
export function journeyStep(chromium: string, screens: 'different' | 'all'): Step {
  return {
    name: screens === 'all' ? 'journeys on both screens' : 'journeys',
    command: [
      ...['playwright', 'test', '--config', 'e2e', '--retries', '1'],
      ...['--reporter', playwrightReporter],
    ],
    env: { CHROMIUM: chromium, ALL_SCREENS: screens === 'all' ? '1' : '' },
    runsTests: true,
  };
}

export function screenStep(chromium: string): Step {
  return {
    name: 'pictures of all screens',
    command: [
      ...['playwright', 'test', '--config', 'e2e/screens', '--retries', '1'],
      ...['--reporter', playwrightReporter],
    ],
    env: { CHROMIUM: chromium },
    runsTests: true,
  };
}

/** Kills the server in the middle of its work. */
export function faultStep(kills: 'few' | 'many'): Step {
  const count = String(kills === 'few' ? FEW_KILLS : MANY_KILLS);
  return {
    name: `faults, ${count} kills`,
    command: ['node', 'tools/faults/faults.ts', count],
    env: { SAVET_TEST_EVENTS: '1' },
    runsTests: true,
  };
}

/** Kills the server while it upgrades the embedded database. */
export function upgradeStep(): Step {
  return check('200 kills of upgrades', ['node', 'tools/faults/upgrade-kills.ts', '200']);
}

/** Writes all knowledge texts as documents, reads them again, and opens one in LibreOffice. */
export function documentStep(): Step {
  return check('documents of all knowledge texts', ['node', 'tools/documents/documents.ts']);
}

/** Compares CPU time with recorded ratios. */
export function benchStep(): Step {
  return check('bench, quick form', ['node', 'bench/bench.ts', 'quick']);
}

/** Attacks a running server. */
export function attackStep(form: 'quick' | 'whole'): Step {
  return {
    name: form === 'quick' ? 'attacks, quick form' : 'attacks',
    command: [
      'node',
      'tools/attacks/attacks.ts',
      ...(form === 'quick' ? ['quick', 'embedded'] : []),
    ],
    env: { SAVET_TEST_EVENTS: '1' },
    runsTests: true,
  };
}

function check(name: string, command: readonly string[]): Step {
  return { name, command, runsTests: false };
}
