import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { ExceptionRow } from './exception-row.ts';

/** Reads the exceptions of the check for an export, by rule and words. */
export function readExceptionRows(db: Database, uid: string): AsyncGenerator<ExceptionRow[]> {
  return inPages<ExceptionRow>(async (after, limit) => {
    const { rows } = await sql<ExceptionRow>`
      select rule, words, ${exactTime('createdAt')} as "createdAt"
      from check_exceptions
      where uid = ${uid}
        and (${byteOrder('rule')}, ${byteOrder('words')}) > (${after?.rule ?? ''}, ${after?.words ?? ''})
      order by ${byteOrder('rule')}, ${byteOrder('words')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

export async function insertExceptionRows(
  trx: Trx,
  uid: string,
  rows: readonly ExceptionRow[],
): Promise<void> {
  await sql`
    insert into check_exceptions (uid, rule, words, created_at)
    select ${uid}, rule, words, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      rule text, words text, "createdAt" timestamptz
    )`.execute(trx);
}
