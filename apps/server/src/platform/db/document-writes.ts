import { notification } from './notifications.ts';
import { type Database, inTransaction, type Trx } from './transaction.ts';

/**
 * A transaction that writes to one user's documents. It first advances the user's revision counter,
 * which also makes such transactions of one user wait for each other; every row written is to carry
 * the revision handed in. Watchers are told on commit.
 */
export function writeDocuments<Result>(
  db: Database,
  uid: string,
  work: (trx: Trx, revision: number) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => work(trx, await advance(trx, uid)));
}

/** Both in one statement: every answer waits for it. What is notified is told on commit only. */
async function advance(trx: Trx, uid: string): Promise<number> {
  const { revision } = await trx
    .with('advanced', (db) =>
      db
        .insertInto('revisions')
        .values({ uid, revision: 1 })
        .onConflict((conflict) =>
          conflict
            .column('uid')
            .doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
        )
        .returning('revision'),
    )
    .selectFrom('advanced')
    .select(['revision', notification({ kind: 'documents', uid }).as('notified')])
    .executeTakeFirstOrThrow();
  return revision;
}
