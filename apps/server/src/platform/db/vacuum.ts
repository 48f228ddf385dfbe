import { sql } from 'kysely';
import { every } from '../every.ts';
import type { Logger } from '../log.ts';
import type { Database } from './transaction.ts';

const VACUUM_EVERY_MS = 3_600_000;

/** Frees the space of changed and deleted rows at an interval: the embedded database has no process that does. */
export function startVacuum(db: Database, log: Logger): () => void {
  return every(VACUUM_EVERY_MS, () => vacuum(db), { log, failure: 'vacuuming failed' });
}

export async function vacuum(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
}
