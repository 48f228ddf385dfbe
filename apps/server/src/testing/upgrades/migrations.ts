import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { allMigrations, type Migrations } from '../../platform/db/migrate.ts';

const STEPS = 20;
const STEP_MS = 20;

/** A table that no migration of Savet changes. */
export async function createNumberedRows(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table if not exists numbered_rows (uid text primary key, revision int8 not null)`.execute(
    db,
  );
}

/** A later version, whose migration takes a while. */
export const slowUpgrade: Migrations = {
  ...allMigrations,
  '9998-slow': {
    up: async (db: Kysely<unknown>) => {
      await createNumberedRows(db);
      await sql`alter table numbered_rows add column doubled int8`.execute(db);
      for (let step = 0; step < STEPS; step += 1) {
        await sql`
          update numbered_rows set doubled = 2 * revision where revision % ${STEPS} = ${step}`.execute(
          db,
        );
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      }
    },
  },
};

/** A later version, whose second migration fails after the first has changed every row. */
export const failingUpgrade: Migrations = {
  ...slowUpgrade,
  '9999-failing': {
    up: async (db: Kysely<unknown>) => {
      await sql`select 1 / 0`.execute(db);
    },
  },
};
