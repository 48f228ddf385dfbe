import type { CheckRule } from '@savet/contract/brand-check';
import { EXCEPTIONS_MAX } from '@savet/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

export interface Exception {
  rule: CheckRule;
  /** As `exceptionWords` of the contract writes them. */
  words: string;
}

export async function listExceptions(
  db: Database,
  uid: string,
): Promise<{ rule: string; words: string }[]> {
  return db
    .selectFrom('checkExceptions')
    .select(['rule', 'words'])
    .where('uid', '=', uid)
    .execute();
}

/** Stores an exception, and removes the oldest ones above the limit. */
export async function insertException(
  db: Database,
  uid: string,
  { rule, words }: Exception,
): Promise<void> {
  await db
    .insertInto('checkExceptions')
    .values({ uid, rule, words })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    delete from check_exceptions where uid = ${uid} and (rule, words) in (
      select rule, words from check_exceptions where uid = ${uid}
      order by created_at desc, rule, words offset ${EXCEPTIONS_MAX}
    )`.execute(db);
}

export async function deleteException(
  db: Database,
  uid: string,
  { rule, words }: Exception,
): Promise<void> {
  await db
    .deleteFrom('checkExceptions')
    .where('uid', '=', uid)
    .where('rule', '=', rule)
    .where('words', '=', words)
    .execute();
}
