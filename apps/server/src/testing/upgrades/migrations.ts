import { type Kysely, sql } from 'kysely';
import { allMigrations, type Migrations } from '../../platform/db/migrate.ts';

const STEPS = 20;
const STEP_MS = 20;

/** A later version, whose migration takes a while. */
export const slowUpgrade: Migrations = {
  ...allMigrations,
  '9998-slow': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table revisions add column doubled int8`.execute(db);
      for (let step = 0; step < STEPS; step += 1) {
        await sql`
          update revisions set doubled = 2 * revision where revision % ${STEPS} = ${step}`.execute(
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
