import { type ChildProcess, spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEvent, type TestEvent } from './events.ts';

/** Allowed number of flaky tests; more fail the run. */
const MAX_FLAKY = 2;
/** Node keeps compiled modules here: compiling them anew in each process took an eighth of the CPU time. */
const NODE_COMPILE_CACHE = resolvePath(import.meta.dirname, '../../.cache/compiled-modules');
/** Time between SIGTERM and SIGKILL, in milliseconds. */
const KILL_AFTER_MS = 10_000;

export interface Step {
  name: string;
  /** A program on the PATH or in node_modules/.bin, and its arguments. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Whether it prints test events; a check prints none and only passes or fails. */
  runsTests: boolean;
}

/** A running or finished step. */
export interface StepRun {
  step: Step;
  state: 'running' | 'ok' | 'failed' | 'stopped';
  startedAt: number;
  seconds: number;
  /** The test or test file that started last. */
  current: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failed tests, each with the first line of its message. */
  failures: string[];
  flaky: string[];
}

export interface StepListener {
  onStart(run: StepRun): void;
  onEvent(run: StepRun, event: TestEvent): void;
  /** @param output the step's output without events; shown if the step failed */
  onEnd(run: StepRun, output: string): void;
}

/** @param signal stops the step: its results so far count, and being stopped is not a failure */
export async function runStep(
  step: Step,
  listener: StepListener,
  signal?: AbortSignal,
): Promise<StepRun> {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], current: '' };
  const run: StepRun = {
    ...{ step, state: 'running', startedAt: performance.now(), seconds: 0 },
    ...counts,
  };
  listener.onStart(run);
  const output: string[] = [];
  let hasEnded = false;
  const code = await runCommand(step, signal, (line) => {
    const event = parseEvent(line);
    if (!event) return output.push(line);
    if (event.kind === 'ended') hasEnded = true;
    count(run, event);
    return listener.onEvent(run, event);
  });
  run.seconds = (performance.now() - run.startedAt) / 1_000;
  if (run.flaky.length > MAX_FLAKY) {
    run.passed -= run.flaky.length;
    run.failed += run.flaky.length;
  }
  const missing = step.runsTests ? missingResult(run, hasEnded) : null;
  const isStopped = signal?.aborted === true && run.failed === 0;
  if (isStopped) run.state = 'stopped';
  else run.state = code === 0 && run.failed === 0 && missing === null ? 'ok' : 'failed';
  listener.onEnd(run, [...output, ...(missing === null ? [] : [missing])].join('\n'));
  return run;
}

/** Why the counts are incomplete; null if all tests have run. */
function missingResult({ step, passed, failed }: StepRun, hasEnded: boolean): string | null {
  if (!hasEnded) return `${step.name} ended without a result`;
  return passed + failed === 0 ? `${step.name} ran no test` : null;
}

function count(run: StepRun, event: TestEvent): void {
  if (event.kind === 'running') run.current = event.name;
  if (event.kind === 'passed') run.passed += 1;
  if (event.kind === 'failed') {
    run.failed += 1;
    run.failures.push(`${event.name}: ${event.message.split('\n')[0]}`);
  }
  if (event.kind === 'skipped') run.skipped += 1;
  if (event.kind !== 'flaky') return;
  run.passed += 1;
  run.flaky.push(event.name);
}

/** @returns the exit status; 1 for a program that is missing or was ended by a signal */
async function runCommand(
  { command, env }: Step,
  signal: AbortSignal | undefined,
  onLine: (line: string) => void,
): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => stopChild(child);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', onLine);
  }
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('error', (error) => {
    onLine(error.message);
    resolve(1);
  });
  child.on('close', (code) => resolve(code ?? 1));
  const code = await promise;
  signal?.removeEventListener('abort', stop);
  return code;
}

function stopChild(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
}
