import { type Kysely, sql } from 'kysely';

/** Accounts that their users have deleted, until they are erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_deletions (
      uid text primary key references auth_users on delete cascade,
      requested_at timestamptz not null default now(),
      erase_after timestamptz not null,
      erase_due_at timestamptz not null
    )`.execute(db);
  await sql`create index account_deletions_due on account_deletions (erase_due_at)`.execute(db);

  // A request that is still running when its account is erased must not leave a counter behind.
  await sql`
    delete from revisions where not exists (select 1 from auth_users where id = revisions.uid)`.execute(
    db,
  );
  await sql`
    alter table revisions add constraint revisions_of_account
      foreign key (uid) references auth_users on delete cascade`.execute(db);
}
