import type { Database, Trx } from './transaction.ts';

/**
 * Runs `work` on the database as it is now, while others go on changing it. Holds one connection: on the embedded database,
 * which has no other, everybody would wait.
 */
export async function inSnapshot<Result>(
  db: Database,
  work: (snapshot: Trx) => Promise<Result>,
): Promise<Result> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    return await work(snapshot);
  } finally {
    await snapshot.rollback().execute();
  }
}
