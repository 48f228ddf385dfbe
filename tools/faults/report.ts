import { printEvent } from '../run-checks/events.ts';
import { countText } from '../run-checks/progress.ts';
import type { Searched } from '../test-server/leaked-secrets.ts';
import type { DatabaseName } from './fault-case.ts';
import { Tally } from './tally.ts';

export interface Row {
  fault: string;
  database: DatabaseName;
}

/** Most secrets that are listed. */
const LISTED_MAX = 20;
const titles = [
  'fault',
  'database',
  'rounds',
  'acknowledged',
  'lost',
  'doubled',
  'stuck',
  'with Retry',
  's to recover',
];

/** Collects the results of all faults; prints each one, and the table in the end. `npm test` gets events. */
export class Report {
  readonly #printsEvents = process.env['SAVET_TEST_EVENTS'] === '1';
  readonly #tallies = new Map<string, { row: Row; tally: Tally; failed: number }>();
  readonly #notRun: string[] = [];
  readonly #seed: string;
  #passed = 0;
  #failed = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  get hasFailed(): boolean {
    return this.#failed > 0;
  }

  begin(name: string): void {
    if (this.#printsEvents) printEvent({ kind: 'running', name });
  }

  /** @param error why it failed; null if nothing was lost */
  end(name: string, row: Row, tally: Tally, error: Error | null, milliseconds: number): void {
    this.#add(row, tally, error !== null);
    if (error === null) {
      this.#passed += 1;
      if (this.#printsEvents) printEvent({ kind: 'passed' });
      else console.log(`ok     ${name} (${Math.round(milliseconds)} ms)`);
      return;
    }
    this.#failed += 1;
    const message = error.stack ?? error.message;
    if (this.#printsEvents) {
      printEvent({ kind: 'failed', name: `${name}, seed ${this.#seed}`, message });
    } else console.log(`FAILED ${name}\n${message}`);
  }

  /** @param leaks secrets in what all servers have printed */
  searched({ lines, leaks }: Searched): void {
    const name = `secrets in ${lines} lines that the servers printed`;
    const hasFailed = leaks.length > 0 || lines === 0;
    if (hasFailed) this.#failed += 1;
    else this.#passed += 1;
    const message = lines === 0 ? 'nothing was searched' : leaks.slice(0, LISTED_MAX).join('\n');
    if (this.#printsEvents) {
      printEvent({ kind: 'running', name });
      printEvent(hasFailed ? { kind: 'failed', name, message } : { kind: 'passed' });
    } else console.log(`${hasFailed ? 'FAILED' : 'ok    '} ${name}${message && `\n${message}`}`);
  }

  /** A case that this machine can't run. */
  leaveOut(name: string, reason: string): void {
    this.#notRun.push(`not run: ${name}: ${reason}`);
  }

  /** @param showsTable in the events, too */
  finish({ showsTable }: { showsTable: boolean }): void {
    const table = this.#lines().join('\n');
    const notRun = this.#notRun.join('\n');
    if (this.#printsEvents) {
      if (showsTable) printEvent({ kind: 'note', text: table });
      if (notRun !== '') printEvent({ kind: 'note', text: notRun });
      printEvent({ kind: 'ended' });
      return;
    }
    console.log(`\n${table}`);
    if (notRun !== '') console.log(notRun);
    const counts = { passed: this.#passed, failed: this.#failed, skipped: 0 };
    console.log(`seed ${this.#seed}: ${countText(counts)}`);
  }

  #add(row: Row, tally: Tally, hasFailed: boolean): void {
    const key = `${row.fault}\n${row.database}`;
    const entry = this.#tallies.get(key) ?? { row, tally: new Tally(), failed: 0 };
    entry.tally.add(tally);
    if (hasFailed) entry.failed += 1;
    this.#tallies.set(key, entry);
  }

  #lines(): string[] {
    const rows = [...this.#tallies.values()].map(({ row, tally, failed }) => [
      row.fault,
      row.database,
      String(tally.rounds),
      String(tally.acknowledged),
      ...Object.values(tally.count).map(String),
      tally.failures === 0 ? '' : String(tally.failures),
      tally.recoveryMs === 0 ? '' : (tally.recoveryMs / 1_000).toFixed(1),
      failed > 0 ? `${failed} FAILED` : '',
    ]);
    const table = [titles, ...rows];
    const widths = titles.map((_, column) =>
      Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
    );
    return table.map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < 2 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    );
  }
}
