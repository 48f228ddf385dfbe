import { type Kysely, sql } from 'kysely';

/**
 * Versions of questions. `version_of` names the first version; `hidden_under` names the version with which a message is
 * hidden and comes back. Messages of an older server, which knows no versions, are shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column version_of text,
      add column version int4 not null default 1,
      add column version_count int4 not null default 1,
      add column hidden_under text`.execute(db);
  await sql`
    create index messages_versions on messages (uid, version_of) where version_of is not null`.execute(
    db,
  );
  await sql`
    create index messages_hidden on messages (uid, hidden_under) where hidden_under is not null`.execute(
    db,
  );
}
