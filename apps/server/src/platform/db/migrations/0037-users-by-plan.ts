import { type Kysely, sql } from 'kysely';

/**
 * Lists the users of one plan in each order, without reading those of the others. The emails are in another table, which no index
 * spans, so a trigger copies the plan to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_users add column listed_plan text not null default 'free'`.execute(db);
  // No plan changes between the copy and the trigger.
  await sql`lock table users in share row exclusive mode`.execute(db);
  await sql`
    update auth_users set listed_plan = users.plan from users
    where users.uid = auth_users.id and users.plan <> 'free'`.execute(db);
  await sql`
    create function copy_plan() returns trigger language plpgsql as $$ begin
      update auth_users set listed_plan = coalesce(new.plan, 'free') where id = new.uid;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger copy_first_plan after insert on users
    for each row when (new.plan <> 'free') execute function copy_plan()`.execute(db);
  await sql`
    create trigger copy_plan after update of plan on users
    for each row when (old.plan is distinct from new.plan) execute function copy_plan()`.execute(
    db,
  );
  await sql`
    create index users_by_plan on users ((coalesce(plan, 'free')), created_at, uid)`.execute(db);
  await sql`
    create index users_by_plan_and_name on users ((coalesce(plan, 'free')), sort_name, uid)`.execute(
    db,
  );
  await sql`create index auth_users_by_plan on auth_users (listed_plan, email)`.execute(db);
}
