import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/transaction.ts';
import type { Statistics } from '../statistics.store.ts';

/** The statistics, counted from all users and questions. */
export async function countEverything(db: Database, today: Date): Promise<Statistics> {
  const day = today.toISOString().slice(0, 10);
  const { rows: days } = await sql<Statistics['days'][number]>`
    with days as (
      select generate_series(${day}::date - 29, ${day}::date, interval '1 day')::date as day
    ), sign_ups as (
      select (created_at at time zone 'utc')::date as day, count(*) as sign_ups from users group by 1
    ), questions as (
      select (created_at at time zone 'utc')::date as day,
        count(*) filter (where purpose = 'answer') as queries,
        count(*) filter (where reason in ('failed', 'interrupted', 'empty')) as failures,
        count(distinct uid) as active
      from queries group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sign_ups, 0) as sign_ups, coalesce(active, 0) as active,
      coalesce(queries, 0) as queries, coalesce(failures, 0) as failures
    from days left join sign_ups using (day) left join questions using (day)
    order by days.day`.execute(db);
  const count = async (condition: string, what = 'count(*)', table = 'users') => {
    const query = sql<{ found: number }>`
      select ${sql.raw(what)} as found from ${sql.raw(table)} where ${sql.raw(condition)}`;
    return (await query.execute(db)).rows[0]?.found ?? 0;
  };
  const subscribed = (cycle: string) =>
    count(`billing_cycle = '${cycle}' and subscription_status is not null`);
  const active = (days: number) =>
    count(
      `(created_at at time zone 'utc')::date > '${day}'::date - ${days}`,
      'count(distinct uid)',
      'queries',
    );
  return {
    users: await count('true'),
    plans: {
      free: await count(`coalesce(plan, 'free') = 'free'`),
      pro: await count(`plan = 'pro'`),
      enterprise: await count(`plan = 'enterprise'`),
    },
    subscriptions: { monthly: await subscribed('monthly'), yearly: await subscribed('yearly') },
    active: { week: await active(7), month: await active(30) },
    days,
  };
}
