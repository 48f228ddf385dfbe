import type { CallOutput } from '@savet/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

export type Statistics = Omit<CallOutput<'getStatistics'>, 'success'>;

const DAYS = 30;
const WEEK = 7;
const DAY_MS = 86_400_000;
/** The day of the counts of now. */
const NOW = 'infinity';
/** Days after which a count is dropped: it is never shown, and may lack changes from before the migration. */
const KEPT_DAYS = 60;

/**
 * Statistics by UTC day, from the changes that triggers write down (migration 0032), so that they take as long with many users as
 * with few. Internal accounts are included: they ask and pay like others.
 */
export async function readStatistics(db: Database, today: Date): Promise<Statistics> {
  const dates = Array.from({ length: DAYS }, (_, index) => dateOf(today, index - DAYS + 1));
  const { rows } = await sql<{ amounts: Record<string, number> }>`
    select coalesce(json_object_agg(metric || ' ' || day, amount), '{}') as amounts from (
      select metric, case when isfinite(day) then to_char(day, 'YYYY-MM-DD') else ${NOW} end as day,
        sum(amount) as amount
      from statistics where day >= ${dates[0]}::date group by statistics.day, metric
    ) as sums`.execute(db);
  const amounts = rows[0]?.amounts ?? {};
  const count = (metric: string, day = NOW) => amounts[`${metric} ${day}`] ?? 0;
  const lastActiveSince = (first = '') =>
    Object.entries(amounts)
      .filter(([name]) => name.startsWith('last_active') && name >= `last_active ${first}`)
      .reduce((sum, [, amount]) => sum + amount, 0);
  const plans = { free: count('free'), pro: count('pro'), enterprise: count('enterprise') };
  return {
    users: plans.free + plans.pro + plans.enterprise,
    plans,
    subscriptions: { monthly: count('monthly'), yearly: count('yearly') },
    active: { week: lastActiveSince(dates.at(-WEEK)), month: lastActiveSince(dates[0]) },
    days: dates.map((day) => ({
      day,
      signUps: count('sign_ups', day),
      active: count('active', day),
      queries: count('answers', day),
      failures: count('failures', day),
    })),
  };
}

function dateOf(today: Date, offset: number): string {
  return new Date(today.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
}

/** Adds up the changes of each count. Rows that another server is adding up are left to it. */
export async function foldStatistics(db: Database): Promise<void> {
  const isKept = sql<boolean>`day >= current_date - ${sql.lit(KEPT_DAYS)}`;
  await sql`
    with changes as (
      delete from statistics where ctid = any(array(
        select ctid from statistics where (day, metric) in (
          select day, metric from statistics group by 1, 2 having count(*) > 1 or not ${isKept}
        ) for update skip locked
      )) returning day, metric, amount
    )
    insert into statistics (day, metric, amount)
    select day, metric, sum(amount) from changes where ${isKept}
    group by 1, 2 having sum(amount) <> 0`.execute(db);
}
