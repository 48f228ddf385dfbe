import { type Kysely, sql } from 'kysely';

/** A question may state the value of a Brand Hub field, which is then offered to be saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column stated_fields jsonb`.execute(db);
}
