import { isDeepStrictEqual } from 'node:util';

/** Longest description of what was seen, in characters. */
const SHOWN_MAX = 300;

/** Counts the attempts of a case and notes those that got in. */
export class Attempts {
  count = 0;
  readonly letIn: string[] = [];

  /** @param seen shown if the attempt got in */
  expect(attempt: string, wasRefused: boolean, seen?: unknown): void {
    this.count += 1;
    if (wasRefused) return;
    this.letIn.push(`${attempt}: ${JSON.stringify(seen)?.slice(0, SHOWN_MAX) ?? 'got in'}`);
  }

  /** An attempt that must have exactly this result. */
  same(attempt: string, seen: unknown, expected: unknown): void {
    this.expect(attempt, isDeepStrictEqual(seen, expected), { seen, expected });
  }
}
