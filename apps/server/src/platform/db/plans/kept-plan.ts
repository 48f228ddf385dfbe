import { type CompiledQuery, sql } from 'kysely';
import { every } from '../../every.ts';
import type { Logger } from '../../log.ts';
import type { Database } from '../transaction.ts';

const MARK = '/* kept plan */';
const REPLAN_EVERY_MS = 60_000;

/**
 * Marks the end of a statement whose plan the database keeps. Most statements take longer to parse and plan than to run. Use it only for statements that find rows by key: a kept plan is made without the values, and can be bad for a list.
 * It names the columns that it returns: PostgreSQL refuses a kept `select *` after another server has added a column.
 */
export function marked<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  return { ...statement, sql: `${statement.sql} ${MARK}` };
}

export function keepsPlan(statement: string): boolean {
  return statement.endsWith(MARK);
}

/** The names of prepared statements. The database keeps a plan for each name. */
export class PlanNames {
  readonly #names = new Map<string, string>();

  /** The name of a statement whose plan is kept; undefined for another one. */
  of(text: string): string | undefined {
    if (!keepsPlan(text)) return undefined;
    const name = this.#names.get(text) ?? `kept-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Discards kept plans at an interval. A plan made for a small table reads the whole table, even after it has grown. */
export function startReplanning(db: Database, log: Logger): () => void {
  return every(REPLAN_EVERY_MS, () => replan(db), { log, failure: 'discarding plans failed' });
}

export async function replan(db: Database): Promise<void> {
  await sql`discard plans`.execute(db);
}
