import { runStep, type Step, type StepListener, type StepRun } from './run-step.ts';

/**
 * Runs all steps, even if some fail. Steps that have not started when `signal` aborts are left out.
 * @param lanes how many run in parallel
 */
export async function runSteps(
  steps: readonly Step[],
  { lanes, listener, signal }: { lanes: number; listener: StepListener; signal?: AbortSignal },
): Promise<StepRun[]> {
  const runs: StepRun[] = [];
  const waiting = [...steps];
  async function lane(): Promise<void> {
    for (let step = waiting.shift(); step && !signal?.aborted; step = waiting.shift()) {
      runs.push(await runStep(step, listener, signal));
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return runs;
}
