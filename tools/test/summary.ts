import { type Count, countText, type Outcome } from './steps.ts';

/**
 * Prints what failed or is to be noticed, what could not run, and the closing line with the sums.
 * @param notRun what was left out and why, one line each
 * @returns the exit status: what was left out is a failure where all must run (`CI`)
 */
export function summarize(outcomes: readonly Outcome[], notRun: readonly string[]): number {
  const failures = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  const total: Count = { passed: 0, failed: 0, skipped: notRun.length };
  for (const { passed, failed, skipped } of outcomes) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  for (const note of outcomes.flatMap(({ notes }) => notes ?? [])) console.log(`\n${note}`);
  console.log(`\n${(performance.now() / 1_000).toFixed(0)} s in all`);
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
  for (const line of notRun) console.log(`Not run: ${line}`);
  console.log(countText(total));
  const incomplete = total.skipped > 0 && Boolean(process.env.CI);
  return failures.length > 0 || incomplete ? 1 : 0;
}
