import { notification } from './notifications.ts';
import { type Database, inTransaction, type Trx } from './transaction.ts';

/**
 * Runs a transaction that writes to one user's documents. It first advances the user's revision counter, which
 * also serializes such transactions of one user. `work` must stamp every row that it writes with the revision.
 * Watchers are notified on commit.
 */
export function writeDocuments<Result>(
  db: Database,
  uid: string,
  work: (trx: Trx, revision: number) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => work(trx, await advance(trx, uid)));
}

/** The revision of a user's last change; 0 before the first. */
export async function readRevision(db: Database, uid: string): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Advances the counter and notifies in one statement, because every answer waits for it. */
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
