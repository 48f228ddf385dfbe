import { type Kysely, sql } from 'kysely';

/** Agreements that an imported user made on the server where the account was before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_agreements (
      uid text primary key references users on delete cascade,
      content jsonb not null
    )`.execute(db);
}
