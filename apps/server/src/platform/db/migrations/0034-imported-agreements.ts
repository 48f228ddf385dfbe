import { type Kysely, sql } from 'kysely';

/** What the user of an imported account has agreed to on the other server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_agreements (
      uid text primary key references users on delete cascade,
      content jsonb not null
    )`.execute(db);
}
