import { type RawBuilder, sql } from 'kysely';
import { every } from '../every.ts';
import type { Logger } from '../log.ts';
import type { Database } from './transaction.ts';

const MARK = '/* kept plan */';
const REPLAN_EVERY_MS = 60_000;

/**
 * Ends a statement of which the embedded database keeps the plan: parsing and planning most statements takes longer there than
 * running them. Only for one that finds its rows by key: a kept plan knows no values, so it can be a bad one for a list.
 */
export const keptPlan: RawBuilder<unknown> = sql.raw(MARK);

export function keepsPlan(statement: string): boolean {
  return statement.endsWith(MARK);
}

/** Plans again at an interval: a plan that was made for a small table reads all of it, however large it has become. */
export function startReplanning(db: Database, log: Logger): () => void {
  return every(REPLAN_EVERY_MS, () => replan(db), { log, failure: 'discarding plans failed' });
}

export async function replan(db: Database): Promise<void> {
  await sql`discard plans`.execute(db);
}
