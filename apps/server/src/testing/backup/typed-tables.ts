import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { connectDatabase, type OpenDatabase } from '../../platform/db/database.ts';
import { type Migrations, migrate } from '../../platform/db/migrate.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { createLog } from '../../platform/log.ts';
import { createPostgresDatabase } from '../postgres-database.ts';

const log = createLog('silent');
const postgresUrl = inject('postgresUrl');
/** Embedded databases that no test uses. */
const unused: PGlite[] = [];

export const kinds =
  postgresUrl === null ? (['embedded'] as const) : (['embedded', 'postgres'] as const);
type Kind = (typeof kinds)[number];

/** Every type that the product has, and those it may have one day. */
export const typedMigrations: Migrations = {
  '0001-things': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table parents (id int8 primary key generated always as identity, name text)`.execute(
        db,
      );
      await sql`
        create table a_children (
          parent_id int8 not null references parents,
          small int2, amount numeric, ratio float8, flag boolean,
          at timestamptz, day date, span interval,
          bytes bytea, document jsonb, raw json, names text[], code varchar(8),
          doubled text generated always as (code || code) stored
        )`.execute(db);
      await sql`create sequence numbers start 5`.execute(db);
    },
  },
  '0002-more': {
    up: async (db: Kysely<unknown>) => {
      await sql`create unlogged table counts (key text primary key, "count of all" int4)`.execute(
        db,
      );
    },
  },
};
/** The same with a further one. */
export const laterMigrations: Migrations = {
  ...typedMigrations,
  '0003-later': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table counts add column later text not null default 'later'`.execute(db);
    },
  },
};

/** A database without tables. */
export async function openEmpty(kind: Kind): Promise<OpenDatabase> {
  if (kind === 'postgres') {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'empty');
    return connectDatabase({ url }, log);
  }
  const pglite = unused.pop() ?? (await PGlite.create('memory://'));
  const database = await connectDatabase({ pglite }, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await pglite.exec('drop schema public cascade; create schema public');
      unused.push(pglite);
    },
  };
}

/** A database with the tables of `typedMigrations`, and rows. */
export async function openFilled(kind: Kind): Promise<OpenDatabase> {
  const database = await openEmpty(kind);
  const { db } = database;
  await migrate(db, typedMigrations);
  await sql`insert into parents (name) values ('Ана'), (null), (${'line\u2028separators\u2029, "quotes" \\ and \n ends 😀'})`.execute(
    db,
  );
  await sql`
    insert into a_children values
      (1, -32768, 123456789012345678901234567890.000100, 0.1::float8 + 0.2::float8, true,
       '2026-03-29 01:59:59.123456+00', '0044-03-15 BC', '1 mon -2 days 03:04:05.000006',
       '\\x00ff0a', '{"b": [1, 1.10], "a": {"ключ": "\\u2028"}}', '{"b":1,  "a":2}', array['a,b', null, '"']),
      (2, null, 'NaN', 'Infinity', false, 'infinity', null, null, '', 'null', null, '{}'),
      (2, null, 'NaN', 'Infinity', false, '-infinity', null, null, '', '"text"', null, '{}')`.execute(
    db,
  );
  for (let count = 0; count < 250; count += 1) {
    await sql`insert into counts values (${`k${count}`}, ${count})`.execute(db);
  }
  await sql`select nextval('numbers'), nextval('numbers')`.execute(db);
  return database;
}

/** All rows, in an order that does not depend on the database. */
export async function contentOf(db: Database): Promise<unknown> {
  const content: unknown[] = [];
  for (const table of ['parents', 'a_children', 'counts']) {
    const { rows } = await sql`
      select t::text from ${sql.id(table)} t order by t::text collate "C"`.execute(db);
    content.push(rows);
  }
  content.push((await sql`select last_value, is_called from numbers`.execute(db)).rows);
  return content;
}
