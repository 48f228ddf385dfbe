/** A line of a step's output that begins so is an event; everything else is its own output. */
const MARK = '@savet ';

/** A step that runs tests prints these while it runs. */
export type TestEvent =
  | { kind: 'running'; name: string }
  | { kind: 'passed' }
  | { kind: 'skipped' }
  | { kind: 'failed'; name: string; message: string }
  /** It failed and is tried again. */
  | { kind: 'retried'; name: string; message: string }
  /** It passed after it was tried again. */
  | { kind: 'flaky'; name: string }
  /** All tests have run: a step without this event died. */
  | { kind: 'ended' };

export function printEvent(event: TestEvent): void {
  process.stdout.write(`${MARK}${JSON.stringify(event)}\n`);
}

/** @returns null for a line that is no event */
export function parseEvent(line: string): TestEvent | null {
  return line.startsWith(MARK) ? (JSON.parse(line.slice(MARK.length)) as TestEvent) : null;
}
