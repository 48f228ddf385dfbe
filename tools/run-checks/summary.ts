import { countText, type Progress } from './progress.ts';
import type { StepRun } from './run-step.ts';

/** More are not read. */
const FAILURES_NAMED = 20;

/** Steps that did not run, by reason. */
export interface NotRun {
  /** The machine lacks a required program: a failure in `CI`. */
  missing?: readonly string[];
  /** No time was left: not a failure. */
  late?: readonly string[];
}

/** Prints what failed, what did not run, and the counts of tests as the last line. @returns the exit status */
export function summarize(
  runs: readonly StepRun[],
  progress: Pick<Progress, 'print' | 'elapsed'>,
  { missing = [], late = [] }: NotRun = {},
): number {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of runs) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  const failed = runs.filter(({ state }) => state === 'failed').map(({ step }) => step.name);
  const stopped = runs.filter(({ state }) => state === 'stopped').map(({ step }) => step.name);
  progress.print(`\n${progress.elapsed()} in all`);
  for (const name of runs.flatMap(({ flaky }) => flaky)) {
    progress.print(`Passed only when tried again: ${name}`);
  }
  // Once more at the end, which is what is left of a log that is cut.
  for (const name of runs.flatMap(({ failures }) => failures).slice(0, FAILURES_NAMED)) {
    progress.print(`Failed test: ${name}`);
  }
  if (failed.length > 0) progress.print(`Failed: ${failed.join(', ')}`);
  for (const line of missing) progress.print(`Not run: ${line}`);
  for (const name of stopped) progress.print(`Not run to the end, for lack of time: ${name}`);
  for (const name of late) progress.print(`Not run, for lack of time: ${name}`);
  const isIncomplete = missing.length + total.skipped > 0 && Boolean(process.env.CI);
  if (isIncomplete) progress.print('Failed: in CI, everything must run and no test may be skipped');
  progress.print(countText(total));
  return failed.length > 0 || isIncomplete ? 1 : 0;
}
