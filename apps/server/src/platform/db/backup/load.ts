import { sql } from 'kysely';
import { appliedMigrations } from '../applied-migrations.ts';
import { type Migrations, migrate } from '../migrate.ts';
import { type Database, inTransaction } from '../transaction.ts';
import { listTables, setSequences, type Table } from './catalog.ts';
import { type Backup, BackupError, type SectionStart } from './format.ts';
import { readLines } from './read.ts';
import { isSameTotal, RowSum } from './row-sum.ts';
import { rowsInside, writeTextsTheSame } from './rows.ts';

/** Rows, and characters, that are inserted at once. */
const BATCH_ROWS = 100;
const BATCH_LENGTH = 1_000_000;

/**
 * Loads a checked backup into an empty database, in one transaction: makes the tables that the backup had, inserts the rows,
 * compares counts and checksums, and then migrates further to this version.
 * @throws BackupError if the database is not empty, or the backup comes from a newer version
 */
export async function loadBackup(
  db: Database,
  backup: Backup,
  migrations: Migrations,
): Promise<void> {
  requireKnown(backup, migrations);
  return inTransaction(db, async (trx) => {
    await requireEmpty(trx, backup);
    await migrate(trx, migrations, backup.header.migrations.at(-1));
    await writeTextsTheSame(trx);
    const tables = new Map((await listTables(trx)).map((table) => [table.name, table]));
    requireSameColumns(tables, backup);
    await setTriggers(trx, tables, 'disable');
    await insertRows(trx, tables, backup);
    await setTriggers(trx, tables, 'enable');
    await setSequences(trx, backup.totals.sequences);
    for (const table of tables.values()) await requireSameRows(trx, table, backup);
    await migrate(trx, migrations);
  });
}

function requireKnown({ path, header }: Backup, migrations: Migrations): void {
  const known = Object.keys(migrations).toSorted();
  const unknown = header.migrations.find((name, index) => known[index] !== name);
  if (unknown === undefined) return;
  throw new BackupError(
    `${path} was written by a newer Savet (this one does not know ${unknown}); restore it with that one`,
  );
}

async function requireEmpty(trx: Database, { header }: Backup): Promise<void> {
  const tables = await listTables(trx);
  if (tables.length > 0) {
    const names = tables.map(({ name }) => sql.id(name));
    await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx);
  }
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new BackupError(
        `The database is not empty: the table ${name} has rows. Restore into a new database.`,
      );
    }
  }
  const applied = await appliedMigrations(trx);
  const isOwn = applied.length > 0 || tables.length === 0;
  if (!isOwn || applied.some((name, index) => header.migrations[index] !== name)) {
    throw new BackupError(
      'The database has tables of another version or program. Restore into a new database.',
    );
  }
}

function requireSameColumns(tables: Map<string, Table>, { path, columns }: Backup): void {
  const isSame = (table: Table) =>
    columns.get(table.name)?.join() === table.columns.map(({ name }) => name).join();
  if (tables.size === columns.size && [...tables.values()].every(isSame)) return;
  throw new BackupError(`${path} has other tables than its version of Savet makes`);
}

/** The triggers of the product, which write rows that the backup has too. Foreign keys are still checked. */
async function setTriggers(
  trx: Database,
  tables: Map<string, Table>,
  state: 'disable' | 'enable',
): Promise<void> {
  for (const name of tables.keys()) {
    await sql`alter table ${sql.id(name)} ${sql.raw(state)} trigger user`.execute(trx);
  }
}

async function insertRows(
  trx: Database,
  tables: Map<string, Table>,
  { path }: Backup,
): Promise<void> {
  let table: Table | undefined;
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (table && batch.length > 0) await insertBatch(trx, table, batch);
    batch = [];
    length = 0;
  };
  for await (const text of readLines(path)) {
    if (!text.startsWith('[')) {
      await flush();
      const start = JSON.parse(text) as Partial<SectionStart>;
      table = 'table' in start ? tables.get(start.table ?? '') : undefined;
    } else if (table) {
      batch.push(text);
      length += text.length;
      if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await flush();
    }
  }
}

async function insertBatch(trx: Database, table: Table, rows: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.id(name));
  // Types come from the catalogue of this database.
  const values = table.columns.map(
    ({ type }, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)}`,
  );
  await sql`
    insert into ${sql.id(table.name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as t(r)`.execute(
    trx,
  );
}

async function requireSameRows(
  trx: Database,
  table: Table,
  { path, totals }: Backup,
): Promise<void> {
  const sum = new RowSum();
  for await (const rows of rowsInside(trx, table)) for (const row of rows) sum.add(row);
  if (isSameTotal(totals.tables[table.name], sum.total())) return;
  throw new BackupError(
    `The table ${table.name} differs from ${path} after loading it. Nothing was restored.`,
  );
}
