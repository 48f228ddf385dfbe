import { type Kysely, sql } from 'kysely';

/**
 * Pins, the archive, and projects. An older server goes on without them. `projects_revision` is the revision of the last
 * change to any project, so that a deleted one leaves nothing behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table projects (
      uid text not null references users on delete cascade,
      project_id text not null,
      name text not null,
      color text not null,
      instructions text not null default '',
      created_at timestamptz not null default clock_timestamp(),
      primary key (uid, project_id)
    )`.execute(db);
  await sql`
    alter table chats
      add column pinned boolean not null default false,
      add column archived boolean not null default false,
      add column project_id text,
      add foreign key (uid, project_id) references projects on delete set null (project_id)`.execute(
    db,
  );
  await sql`
    create index chats_listed on chats (uid, archived, pinned desc, date_last_visited desc, chat_id desc)
      where not deleted`.execute(db);
  await sql`drop index chats_newest`.execute(db);
  await sql`
    create index chats_of_project on chats (uid, project_id) where project_id is not null`.execute(
    db,
  );
  await sql`
    alter table revisions add column projects_revision int8 not null default 0`.execute(db);
}
