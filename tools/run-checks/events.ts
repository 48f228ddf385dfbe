/** Output lines with this prefix are events; other lines are the step's own output. */
const MARK = '@savet ';

/** A step that runs tests prints these while it runs. */
export type TestEvent =
  | { kind: 'running'; name: string }
  | { kind: 'passed' }
  | { kind: 'skipped'; name: string }
  | { kind: 'failed'; name: string; message: string }
  /** Failed and will be retried. */
  | { kind: 'retried'; name: string; message: string }
  /** Passed after a retry. */
  | { kind: 'flaky'; name: string }
  /** A result to show, which is no test. */
  | { kind: 'note'; text: string }
  /** All tests have run; a step without this event crashed. */
  | { kind: 'ended' };

export function printEvent(event: TestEvent): void {
  process.stdout.write(`${MARK}${JSON.stringify(event)}\n`);
}

/** @returns null for a line that is not an event */
export function parseEvent(line: string): TestEvent | null {
  return line.startsWith(MARK) ? (JSON.parse(line.slice(MARK.length)) as TestEvent) : null;
}
