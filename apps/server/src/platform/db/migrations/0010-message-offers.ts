import { type Kysely, sql } from 'kysely';

/**
 * A question may state the value of a Brand Hub field, which is offered to be saved. A reply that is no answer may offer
 * readings to choose from, or to pass the question to the team.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column stated_fields jsonb,
      add column offer jsonb`.execute(db);
}
