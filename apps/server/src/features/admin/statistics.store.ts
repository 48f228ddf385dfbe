import type { CallOutput } from '@savet/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

export type Statistics = Omit<CallOutput<'getStatistics'>, 'success'>;

/** Statistics by UTC day. Internal accounts are included: they ask and pay like others. */
export async function readStatistics(db: Database, today: Date): Promise<Statistics> {
  const day = today.toISOString().slice(0, 10);
  const { rows: days } = await sql<Statistics['days'][number]>`
    with days as (
      select generate_series(${day}::date - 29, ${day}::date, interval '1 day')::date as day
    ), sign_ups as (
      select (created_at at time zone 'utc')::date as day, count(*) as sign_ups from users
      where created_at >= ${day}::date - 29 group by 1
    ), questions as (
      select (created_at at time zone 'utc')::date as day,
        count(*) filter (where purpose = 'answer') as queries,
        count(*) filter (where reason in ('failed', 'interrupted', 'empty')) as failures,
        count(distinct uid) as active
      from queries where created_at >= ${day}::date - 29 group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sign_ups, 0) as sign_ups, coalesce(active, 0) as active,
      coalesce(queries, 0) as queries, coalesce(failures, 0) as failures
    from days left join sign_ups using (day) left join questions using (day)
    order by days.day`.execute(db);
  const { rows: plans } = await sql<{ plan: 'free' | 'pro' | 'enterprise'; people: number }>`
    select coalesce(plan, 'free') as plan, count(*) as people from users group by 1`.execute(db);
  const { rows: cycles } = await sql<{ cycle: 'monthly' | 'yearly'; people: number }>`
    select billing_cycle as cycle, count(*) as people from users
    where subscription_status is not null and billing_cycle is not null group by 1`.execute(db);
  const { rows: active } = await sql<{ week: number; month: number }>`
    select count(distinct uid) filter (where created_at >= ${day}::date - 6) as week,
      count(distinct uid) as month
    from queries where created_at >= ${day}::date - 29`.execute(db);
  const people = (plan: string) => plans.find((row) => row.plan === plan)?.people ?? 0;
  const cycle = (name: string) => cycles.find((row) => row.cycle === name)?.people ?? 0;
  return {
    users: plans.reduce((sum, row) => sum + row.people, 0),
    plans: { free: people('free'), pro: people('pro'), enterprise: people('enterprise') },
    subscriptions: { monthly: cycle('monthly'), yearly: cycle('yearly') },
    active: active[0] ?? { week: 0, month: 0 },
    days,
  };
}
