import { printEvent } from '../run-checks/events.ts';
import type { Searched } from '../test-server/leaked-secrets.ts';
import type { AttackCase } from './attack-case.ts';
import type { Attempts } from './attempts.ts';

/** Most attempts that a failed case lists. */
const LISTED_MAX = 20;
const WIDTHS = { database: 10, number: 4, name: 78, attempts: 8 };

/** Prints the table, or events for `npm test`. */
export class Report {
  readonly #printsEvents = process.env['SAVET_TEST_EVENTS'] === '1';
  hasFailed = false;
  #attempts = 0;

  constructor() {
    if (this.#printsEvents) return;
    console.log(row('database', 'case', 'attack', 'attempts', 'result'));
  }

  begin({ number, name }: AttackCase): void {
    if (this.#printsEvents) printEvent({ kind: 'running', name: `attack ${number}: ${name}` });
  }

  /** @param error why the case ended early; null if it did not */
  end(
    database: string,
    { number, name }: AttackCase,
    { count, letIn }: Attempts,
    error: Error | null,
  ): void {
    this.#attempts += count;
    const problems = letIn.slice(0, LISTED_MAX);
    if (error) problems.push(error.stack ?? error.message);
    else if (count === 0) problems.push('nothing was attempted');
    const isRefused = problems.length === 0;
    this.hasFailed ||= !isRefused;
    const message = problems.join('\n');
    if (this.#printsEvents) {
      const title = `attack ${number}: ${name}, on ${database}`;
      printEvent(isRefused ? { kind: 'passed' } : { kind: 'failed', name: title, message });
      return;
    }
    const stopped = error === null ? '' : ', stopped by an error';
    const result = isRefused ? 'refused' : `${letIn.length} LET IN${stopped}`;
    console.log(row(database, String(number), name, String(count), result));
    if (!isRefused) console.log(message.replaceAll(/^/gm, '    '));
  }

  /** A measurement, which is no verdict. */
  note(text: string): void {
    if (!this.#printsEvents) console.log(`    ${text}`);
  }

  /** @param leaks secrets in what all servers have printed, which counts as let in */
  searched({ lines, leaks }: Searched): void {
    const title = `secrets in ${lines} lines that the servers printed`;
    this.hasFailed ||= leaks.length > 0 || lines === 0;
    const message = lines === 0 ? 'nothing was searched' : leaks.slice(0, LISTED_MAX).join('\n');
    if (this.#printsEvents) {
      printEvent({ kind: 'running', name: title });
      const hasPassed = leaks.length === 0 && lines > 0;
      printEvent(hasPassed ? { kind: 'passed' } : { kind: 'failed', name: title, message });
    } else console.log(`${title}: ${leaks.length}${message && `\n${message}`}`);
  }

  finish(): void {
    if (this.#printsEvents) printEvent({ kind: 'ended' });
    else console.log(`\n${this.#attempts} attempts, ${this.hasFailed ? 'NOT ALL' : 'all'} refused`);
  }
}

function row(database: string, number: string, name: string, attempts: string, result: string) {
  const cells = [
    database.padEnd(WIDTHS.database),
    number.padStart(WIDTHS.number),
    name.padEnd(WIDTHS.name),
    attempts.padStart(WIDTHS.attempts),
    result,
  ];
  return cells.join('  ');
}
