import { type RawBuilder, sql } from 'kysely';
import { every } from '../../every.ts';
import type { Logger } from '../../log.ts';
import type { Database } from '../transaction.ts';

const SWEEP_EVERY_MS = 600_000;
/** More rows of one owner than this stay outside the index only until the next sweep: each search reads all of them. */
const OUTSIDE_MAX = 100;
/** So many stay outside: accounts with few messages need no index, and what has just been written may still change. */
const OUTSIDE_KEPT = 50;
/** Rows that one statement puts into the index: with long texts some hundred milliseconds of the embedded database. */
const BATCH = 50;

const searched: { table: string; owner: RawBuilder<string> }[] = [
  { table: 'messages', owner: sql`uid` },
  { table: 'chats', owner: sql`uid` },
  // Staff search all users at once.
  { table: 'users', owner: sql`''` },
  { table: 'auth_users', owner: sql`''` },
];

/** Keeps the index of the search up to date, from the start on. */
export function startIndexing(db: Database, log: Logger): () => void {
  const failure = 'indexing for the search failed';
  return every(SWEEP_EVERY_MS, () => indexOlderRows(db), { log, failure, atOnce: true });
}

/** Puts the rows into the index of which their owner has many outside. */
export async function indexOlderRows(db: Database): Promise<void> {
  for (const { table, owner } of searched) {
    const { rows } = await sql<{ name: string; outside: number }>`
      select ${owner} as name, count(*) as outside from ${sql.id(table)}
      where in_index is null group by 1 having count(*) > ${OUTSIDE_MAX}`.execute(db);
    for (const { name, outside } of rows) {
      const isOwn = sql<boolean>`${owner} = ${name}`;
      await indexRows(db, table, isOwn, outside - OUTSIDE_KEPT);
    }
  }
}

/** In any order. Rows that somebody is changing wait for the next sweep, so this never waits for anyone. */
async function indexRows(
  db: Database,
  table: string,
  isOwn: RawBuilder<boolean>,
  count: number,
): Promise<void> {
  for (let left = count; left > 0; left -= BATCH) {
    const { numAffectedRows } = await sql`
      update ${sql.id(table)} set in_index = true where ctid = any(array(
        select ctid from ${sql.id(table)} where in_index is null and ${isOwn}
        limit ${Math.min(BATCH, left)} for update skip locked))`.execute(db);
    if (!numAffectedRows) return;
  }
}
