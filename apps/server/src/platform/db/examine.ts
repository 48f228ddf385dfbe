import { sql } from 'kysely';
import { type Database, inTransaction } from './transaction.ts';

/** The major version of PostgreSQL. @throws if the database does not answer */
export async function majorVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int4 as number`.execute(db);
  return Math.floor((rows[0]?.number ?? 0) / 10_000);
}

/** Makes a table with a row, and takes them back. @throws if the database can't be written */
export async function tryWriting(db: Database): Promise<void> {
  const rollback = new Error('rolled back');
  const work = inTransaction(db, async (trx) => {
    await sql`create table savet_doctor (text text)`.execute(trx);
    await sql`insert into savet_doctor values ('written')`.execute(trx);
    throw rollback;
  });
  await work.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

/** How many milliseconds the database's clock is ahead of this machine's. */
export async function clockAhead(db: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return (rows[0]?.ms ?? 0) - (before + Date.now()) / 2;
}
