import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** What a step found: a check counts as one, a test run as its tests. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What is to be read at the end as well. */
  notes?: readonly string[];
}

export interface Step {
  name: string;
  /** A program of node_modules/.bin or of the machine, and its words. */
  command: readonly string[];
  env?: Record<string, string>;
  /** File that the command writes its results to, and how they are read. */
  results?: { file: string; count: (text: string) => Count };
}

export interface Outcome extends Count {
  name: string;
  seconds: number;
  ok: boolean;
}

/**
 * Runs the steps, all of them whatever fails; output is shown of those that fail.
 * @param lanes how many run side by side
 */
export async function runSteps(steps: readonly Step[], lanes = 1): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...steps];
  async function lane(): Promise<void> {
    for (let step = left.shift(); step; step = left.shift()) {
      const outcome = await runStep(step);
      const counted = step.results ? ` ${countText(outcome)}` : '';
      const mark = outcome.ok ? 'ok    ' : 'FAILED';
      console.log(`${mark} ${step.name} (${outcome.seconds.toFixed(1)} s)${counted}`);
      outcomes.push(outcome);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/** `3 passed, 0 failed`, and the skipped ones when there are any. */
export function countText({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  if (step.results) rmSync(step.results.file, { force: true });
  const { code, output } = await runCommand(step);
  const count = step.results && readCount(step.results);
  const ok = code === 0 && (!count || (count.failed === 0 && count.passed > 0));
  if (!ok) console.log(output.trimEnd());
  const fallback = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return {
    name: step.name,
    seconds: (performance.now() - started) / 1_000,
    ok,
    ...(count && (ok || count.failed > 0) ? count : fallback),
  };
}

function readCount({ file, count }: NonNullable<Step['results']>): Count | undefined {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function runCommand({ command, env }: Step): Promise<{ code: number; output: string }> {
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }),
    );
  });
}
