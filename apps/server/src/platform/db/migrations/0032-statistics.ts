import { type Kysely, sql } from 'kysely';

/**
 * The statistics as sums of changes. Triggers insert a row for each change of a count, in the same transaction and for older
 * servers too. Inserts never wait for each other's rows. A sweeper adds the rows up.
 *
 * `day` is a day in UTC, or infinity for a count of now. `last_active` has each user on the day of their last question, so that the
 * users who asked within some days are a sum, too. Only days from the last weeks are counted completely.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statistics (
      day date not null,
      metric text not null,
      amount int4 not null
    )`.execute(db);
  await sql`create index statistics_day on statistics (day)`.execute(db);
  // The counts below must not change before the triggers exist.
  await sql`lock table turns, queries, users in share row exclusive mode`.execute(db);
  await countUsers(db);
  await countQueries(db);
  await createRecount(db);
  await sql`select recount_statistics()`.execute(db);
  // The latest answers and failures, for the state of the service.
  await sql`create index turns_settled on turns (state, settled_at)`.execute(db);
}

const userMetrics = (row: string) =>
  sql.raw(
    `user_metrics(${row}.created_at, ${row}.plan, ${row}.billing_cycle, ${row}.subscription_status)`,
  );
const queryMetrics = (row: string) =>
  sql.raw(`query_metrics(${row}.created_at, ${row}.purpose, ${row}.reason)`);

async function countUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function user_metrics(created_at timestamptz, plan text, cycle text, status text)
    returns table (day date, metric text) language sql immutable as $$
      select (created_at at time zone 'utc')::date, 'sign_ups'
      union all select 'infinity', coalesce(plan, 'free')
      union all select 'infinity', cycle where cycle is not null and status is not null
    $$`.execute(db);
  await sql`
    create function count_users() returns trigger language plpgsql as $$ begin
      insert into statistics (day, metric, amount)
      select day, metric, count(*) * case tg_op when 'INSERT' then 1 else -1 end
      from changed, ${userMetrics('changed')} group by 1, 2;
      return null;
    end $$`.execute(db);
  await sql`
    create function count_changed_user() returns trigger language plpgsql as $$ begin
      insert into statistics (day, metric, amount)
      select day, metric, sum(amount) from (
        select *, 1 as amount from ${userMetrics('new')} union all select *, -1 from ${userMetrics('old')}
      ) as changes group by 1, 2 having sum(amount) <> 0;
      return null;
    end $$`.execute(db);
  await createTriggers(db, 'users', ['created_at', 'plan', 'billing_cycle', 'subscription_status']);
}

async function countQueries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function query_metrics(created_at timestamptz, purpose text, reason text)
    returns table (day date, metric text) language sql immutable as $$
      select (created_at at time zone 'utc')::date, 'answers' where purpose = 'answer'
      union all
      select (created_at at time zone 'utc')::date, 'failures' where reason in ('failed', 'interrupted', 'empty')
    $$`.execute(db);
  // Locking the user lets no other question of the same user be counted meanwhile: each sees those before it.
  await sql`
    create function count_queries() returns trigger language plpgsql as $$ begin
      perform from users where uid in (select uid from changed) order by uid for no key update;
      insert into statistics (day, metric, amount)
      with asked as (
        select uid, (created_at at time zone 'utc')::date as day, array_agg(query_id) as ids
        from changed group by 1, 2
      ), askers as (
        select uid, last, (
          select max(created_at) from queries where uid = latest.uid and query_id <> all(ids)
        ) as other from (
          select uid, max(created_at) as last, array_agg(query_id) as ids from changed group by 1
        ) as latest
      )
      select day, metric, sum(amount) * case tg_op when 'INSERT' then 1 else -1 end from (
        select day, metric, 1 as amount from changed, ${queryMetrics('changed')}
        union all
        select day, 'active', 1 from asked where not exists (
          select from queries where uid = asked.uid and query_id <> all(ids)
            and created_at >= day::timestamp at time zone 'utc'
            and created_at < (day + 1)::timestamp at time zone 'utc'
        )
        union all
        select (greatest(last, other) at time zone 'utc')::date, 'last_active', 1 from askers
        union all
        select (other at time zone 'utc')::date, 'last_active', -1 from askers where other is not null
      ) as changes group by 1, 2 having sum(amount) <> 0;
      return null;
    end $$`.execute(db);
  await sql`
    create function count_changed_query() returns trigger language plpgsql as $$ begin
      if new.uid <> old.uid or new.created_at <> old.created_at then
        raise exception 'a query keeps its user and its time, by which the statistics count it';
      end if;
      insert into statistics (day, metric, amount)
      select day, metric, sum(amount) from (
        select *, 1 as amount from ${queryMetrics('new')} union all select *, -1 from ${queryMetrics('old')}
      ) as changes group by 1, 2 having sum(amount) <> 0;
      return null;
    end $$`.execute(db);
  await createTriggers(db, 'queries', ['uid', 'created_at', 'purpose', 'reason']);
}

/** Whole statements are counted at once, but for updates: of those, most change nothing that is counted. */
async function createTriggers(
  db: Kysely<unknown>,
  table: 'users' | 'queries',
  columns: readonly string[],
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const changed = table === 'users' ? 'count_changed_user' : 'count_changed_query';
  await run(`
    create trigger count_added after insert on ${table} referencing new table as changed
      for each statement execute function count_${table}()`);
  await run(`
    create trigger count_deleted after delete on ${table} referencing old table as changed
      for each statement execute function count_${table}()`);
  const differ = columns.map((column) => `old.${column} is distinct from new.${column}`);
  await run(`
    create trigger count_changed after update of ${columns.join(', ')} on ${table}
      for each row when (${differ.join(' or ')}) execute function ${changed}()`);
}

/** Counts anew: now, and when rows were loaded past the triggers. Earlier days than these are never shown. */
async function createRecount(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function recount_statistics() returns void language plpgsql as $$
    declare
      since constant timestamptz := (date_trunc('day', now() at time zone 'utc') - interval '40 days') at time zone 'utc';
    begin
      lock table queries, users, statistics in share row exclusive mode;
      delete from statistics;
      insert into statistics (day, metric, amount)
      select 'infinity', coalesce(plan, 'free'), count(*) from users group by 2;
      insert into statistics (day, metric, amount)
      select 'infinity', billing_cycle, count(*) from users
      where billing_cycle is not null and subscription_status is not null group by 2;
      insert into statistics (day, metric, amount)
      select (created_at at time zone 'utc')::date, 'sign_ups', count(*)
      from users where created_at >= since group by 1;
      insert into statistics (day, metric, amount)
      select day, metric, count(*) from queries, ${queryMetrics('queries')} where created_at >= since group by 1, 2;
      insert into statistics (day, metric, amount)
      select (created_at at time zone 'utc')::date, 'active', count(distinct uid)
      from queries where created_at >= since group by 1;
      insert into statistics (day, metric, amount)
      select day, 'last_active', count(*) from (
        select (max(created_at) at time zone 'utc')::date as day
        from queries where created_at >= since group by uid
      ) as last group by 1;
    end $$`.execute(db);
}
