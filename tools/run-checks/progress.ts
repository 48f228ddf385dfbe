import type { TestEvent } from './events.ts';
import type { StepListener, StepRun } from './run-step.ts';

/** Interval of status lines where lines cannot be rewritten, in milliseconds. */
const LINE_EVERY_MS = 20_000;
const REWRITE_EVERY_MS = 250;

/** Shows the progress: one rewritten line on a terminal, periodic lines in a log. */
export class Progress implements StepListener {
  readonly #output: NodeJS.WriteStream;
  readonly #startedAt = performance.now();
  readonly #running = new Set<StepRun>();
  readonly #timer: NodeJS.Timeout;

  constructor(output: NodeJS.WriteStream) {
    this.#output = output;
    const every = output.isTTY ? REWRITE_EVERY_MS : LINE_EVERY_MS;
    this.#timer = setInterval(() => this.#printState(), every).unref();
  }

  onStart(run: StepRun): void {
    this.#running.add(run);
  }

  onEvent(_run: StepRun, event: TestEvent): void {
    if (event.kind === 'failed') this.print(`FAILED ${event.name}\n${indent(event.message)}`);
    if (event.kind === 'skipped') this.print(`Skipped: ${event.name}`);
    if (event.kind === 'note') this.print(event.text);
    if (event.kind === 'retried') this.print(`again  ${event.name}\n${indent(event.message)}`);
  }

  onEnd(run: StepRun, output: string): void {
    this.#running.delete(run);
    if (run.state === 'failed' && output !== '') this.print(output.trimEnd());
    const marks = { ok: 'ok    ', failed: 'FAILED', stopped: 'stopped', running: '' };
    const counts = run.step.runsTests ? `: ${countText(run)}` : '';
    this.print(`${marks[run.state]} ${run.step.name} (${run.seconds.toFixed(1)} s)${counts}`);
  }

  print(text: string): void {
    this.#clearLine();
    this.#output.write(`${text}\n`);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#clearLine();
  }

  /** Minutes and seconds since the first step. */
  elapsed(): string {
    const seconds = Math.round((performance.now() - this.#startedAt) / 1_000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  #printState(): void {
    const runs = [...this.#running].map((run) =>
      run.step.runsTests
        ? `${run.step.name}: ${countText(run)}, ${run.current}`
        : `${run.step.name} runs`,
    );
    if (runs.length === 0) return;
    const line = `${this.elapsed()} ${runs.join(' | ')}`;
    if (!this.#output.isTTY) return this.print(line);
    this.#clearLine();
    this.#output.write(line.slice(0, this.#output.columns - 1));
  }

  #clearLine(): void {
    if (this.#output.isTTY) this.#output.write('\r\u001b[K');
  }
}

/** `3 passed, 0 failed`, with the skipped tests if there are any. */
export function countText({
  passed,
  failed,
  skipped,
}: Pick<StepRun, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
