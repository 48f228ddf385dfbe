import type { QueryEntry } from '@savet/contract/documents';
import { CALL_TIMEOUT_MS } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { reserveQuery, settleQuery, useAheadQuery } from './quota.store.ts';

/** A crash leaves the query reserved for this long, in milliseconds; then it is given back. */
const HELD_MS = 2 * CALL_TIMEOUT_MS;

/**
 * Does work that costs one query: one taken ahead, or a new one. Kept when `work` gives something,
 * given back when it gives null or throws.
 * @throws ApiError QUERY_LIMIT_REACHED when none is left
 */
export async function withQuery<Result>(
  db: Database,
  uid: string,
  purpose: QueryEntry['purpose'],
  now: () => Date,
  work: () => Promise<Result | null>,
): Promise<Result | null> {
  const heldUntil = new Date(now().getTime() + HELD_MS);
  const queryId = await writeDocuments(
    db,
    uid,
    async (trx, revision) =>
      (await useAheadQuery(trx, uid, purpose, heldUntil, now())) ??
      (await reserveQuery(trx, uid, { purpose, heldUntil }, now(), revision)),
  );
  if (queryId === null) throw new ApiError('QUERY_LIMIT_REACHED');
  let result: Result | null = null;
  try {
    result = await work();
  } finally {
    const outcome = result === null ? 'failed' : 'kept';
    await writeDocuments(db, uid, (trx, revision) =>
      settleQuery(trx, uid, queryId, outcome, now(), revision),
    );
  }
  return result;
}
