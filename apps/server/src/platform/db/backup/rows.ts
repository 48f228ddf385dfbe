import { type RawBuilder, sql } from 'kysely';
import { appliedMigrations } from '../applied-migrations.ts';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../transaction.ts';
import { listTables, readSequences, rowAsText, type Table } from './catalog.ts';
import type { SequenceState } from './format.ts';

/** Rows that are read at once. */
const PAGE_ROWS = 100;

/** Names cursors: on the embedded database, all commands share one session. */
let cursorCount = 0;

/** All tables as they were at one moment. */
export interface Snapshot {
  migrations: string[];
  tables: Table[];
  sequences: SequenceState[];
  /** The rows of a table in pages. Call it once for a table. */
  rows(table: Table): AsyncIterable<string[]>;
}

/**
 * Reads the database at one moment while others write to it. PostgreSQL shows it inside a transaction. The embedded database
 * has one connection, which a transaction would keep from the server: its cursors copy the rows into temporary files (about
 * three seconds for a gigabyte) and outlive the transaction, so the server works between the pages.
 */
export async function withSnapshot<Result>(
  { db, kind }: OpenDatabase,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const begin = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  if (kind === 'postgres') {
    return begin.execute(async (trx) => {
      const { cursors, ...content } = await openCursors(trx, sql`without hold`);
      return work({ ...content, rows: (table) => pages(trx, cursors.get(table) ?? '') });
    });
  }
  const { cursors, ...content } = await begin.execute((trx) => openCursors(trx, sql`with hold`));
  try {
    return await work({ ...content, rows: (table) => pages(db, cursors.get(table) ?? '') });
  } finally {
    for (const name of cursors.values()) await sql`close ${sql.id(name)}`.execute(db);
  }
}

async function openCursors(trx: Database, hold: ReturnType<typeof sql>) {
  await writeTextsTheSame(trx);
  const tables = await listTables(trx);
  const cursors = new Map<Table, string>();
  for (const table of tables) cursors.set(table, await openCursor(trx, table, hold));
  return {
    cursors,
    tables,
    migrations: await appliedMigrations(trx),
    sequences: await readSequences(trx),
  };
}

/** The rows of a table inside a transaction, in pages. */
export async function* rowsInside(trx: Database, table: Table): AsyncIterable<string[]> {
  const cursor = await openCursor(trx, table, sql`without hold`);
  yield* pages(trx, cursor);
  await sql`close ${sql.id(cursor)}`.execute(trx);
}

/** Settings that change how values look as text, until the transaction ends. */
export async function writeTextsTheSame(trx: Database): Promise<void> {
  await sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`.execute(trx);
}

async function openCursor(
  trx: Database,
  table: Table,
  hold: ReturnType<typeof sql>,
): Promise<string> {
  cursorCount += 1;
  const name = `backup_${cursorCount}`;
  await sql`
    declare ${sql.id(name)} no scroll cursor ${hold} for
      ${linesOf(table)}`.execute(trx);
  return name;
}

function linesOf(table: Table): RawBuilder<unknown> {
  return table.isReadable
    ? sql`select ${rowAsText(table)} as line from ${sql.id(table.name)}`
    : sql`select '' as line where false`;
}

async function* pages(db: Database, cursor: string): AsyncIterable<string[]> {
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(PAGE_ROWS)} from ${sql.id(cursor)}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map(({ line }) => line);
  }
}
