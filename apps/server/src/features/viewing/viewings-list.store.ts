import type { CallOutput } from '@savet/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

type Viewing = CallOutput<'listViewings'>['viewings'][number];

interface Row extends Omit<Viewing, 'startedAt' | 'endedAt' | 'expiresAt'> {
  startedAt: Date;
  endedAt: Date | null;
  expiresAt: Date;
}

/** Viewings of a user's account, requests for them and uses of the Brand Hub, the latest first. */
export async function listViewings(
  db: Database,
  uid: string,
  page: { before?: string | undefined; limit: number },
): Promise<Viewing[]> {
  const after =
    page.before === undefined
      ? sql`true`
      : sql`(started_at, viewing_id) < (select started_at, viewing_id from entries where viewing_id = ${page.before})`;
  // An expired viewing has no `ended_at`.
  const { rows } = await sql<Row>`
    with entries as (
      select viewing_id, 'account' as kind, admin_email as email, started_at,
        case when ended_at is null and expires_at <= clock_timestamp() then expires_at else ended_at end as ended_at,
        expires_at, reason, consent
      from viewings where uid = ${uid}
      union all
      select read_id, 'brandHub', coalesce(auth_users.email, reader_email, ''), read_at, read_at, read_at, null, null
      from brand_hub_reads left join auth_users on auth_users.id = read_by
      where uid = ${uid}
      union all
      select request_id, 'request', admin_email, requested_at, answered_at, until, reason, answer
      from viewing_requests where uid = ${uid}
    )
    select entries.*, (
      select coalesce(jsonb_object_agg(call, times), '{}')
      from (
        select call, count(*) as times from viewing_reads
        where viewing_reads.viewing_id = entries.viewing_id group by call
      ) counted
    ) as reads
    from entries where ${after}
    order by started_at desc, viewing_id desc
    limit ${page.limit}`.execute(db);
  return rows.map(({ startedAt, endedAt, expiresAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }));
}
