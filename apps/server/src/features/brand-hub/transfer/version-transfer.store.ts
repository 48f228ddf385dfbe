import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { VersionRow } from './brand-hub-rows.ts';

/** Reads every version of every field for an export, by path and version. */
export function readVersionRows(db: Database, uid: string): AsyncGenerator<VersionRow[]> {
  return inPages<VersionRow>(async (after, limit) => {
    const { rows } = await sql<VersionRow>`
      select path, version, value,
        case when saved_by = ${uid} then 'account' else 'team' end as "savedBy",
        ${exactTime('savedAt')} as "savedAt"
      from brand_field_versions
      where uid = ${uid}
        and (${byteOrder('path')}, version) > (${after?.path ?? ''}, ${after?.version ?? 0}::int4)
      order by ${byteOrder('path')}, version
      limit ${limit}`.execute(db);
    return rows;
  });
}

export async function insertVersionRows(
  trx: Trx,
  uid: string,
  rows: readonly VersionRow[],
): Promise<void> {
  await sql`
    insert into brand_field_versions (uid, path, version, value, saved_by, saved_at)
    select ${uid}, path, version, value, case when "savedBy" = 'account' then ${uid} else 'team' end, "savedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      path text, version int4, value text, "savedBy" text, "savedAt" timestamptz
    )`.execute(trx);
}
