import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { stampProjects } from '../projects/projects.store.ts';
import type { ProjectRow } from './chat-rows.ts';

/** Reads the projects for an export, the oldest first. */
export function readProjectRows(db: Database, uid: string): AsyncGenerator<ProjectRow[]> {
  return inPages<ProjectRow>(async (after, limit) => {
    const { rows } = await sql<ProjectRow>`
      select project_id as "projectId", name, color, instructions, ${exactTime('createdAt')} as "createdAt"
      from projects
      where uid = ${uid} and (created_at, ${byteOrder('projectId')})
        > (${after?.createdAt ?? '-infinity'}::timestamptz, ${after?.projectId ?? ''})
      order by created_at, ${byteOrder('projectId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

export async function insertProjectRows(
  trx: Trx,
  uid: string,
  rows: readonly ProjectRow[],
  revision: number,
): Promise<void> {
  await sql`
    insert into projects (uid, project_id, name, color, instructions, created_at)
    select ${uid}, "projectId", name, color, instructions, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "projectId" text, name text, color text, instructions text, "createdAt" timestamptz
    )`.execute(trx);
  await stampProjects(trx, uid, revision);
}
