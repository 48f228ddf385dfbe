import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction. Inside, only its own handle may be used: on the embedded database the root
 * handle would deadlock, which PostgreSQL's pool would hide.
 * @throws the error of `work`, after rolling back
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));
}

/**
 * Call before waiting for the network or taking another connection.
 * @throws inside a transaction, which would hold its locks meanwhile
 */
export function assertOutsideTransaction(action: string): void {
  if (insideTransaction.getStore()) throw new Error(`${action} inside a transaction`);
}

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
