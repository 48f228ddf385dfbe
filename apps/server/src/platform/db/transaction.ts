import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction. Inside, only its own handle works: on the embedded database the
 * root handle would wait for the transaction that waits for it, and PostgreSQL's pool would hide that.
 * @throws what `work` throws, after rolling back
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));
}

/**
 * Called before anything that waits for the network or takes another connection.
 * @throws when a transaction is open, which would hold its locks for as long as that takes
 */
export function assertOutsideTransaction(action: string): void {
  if (insideTransaction.getStore()) throw new Error(`${action} inside a transaction`);
}
