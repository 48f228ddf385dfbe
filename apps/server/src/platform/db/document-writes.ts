import { sql } from 'kysely';
import { notificationOf, notifyDocuments, payloadOf } from './notifications.ts';
import { keptStatement } from './plans/kept-statement.ts';
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

/**
 * The same for many users at once, for transactions that write to the documents of each.
 * @returns the revision of each user
 */
export async function advanceAll(trx: Trx, uids: readonly string[]): Promise<Map<string, number>> {
  // In the order of uids: transactions that write to several users must not wait for each other.
  const { rows } = await sql<{ uid: string; revision: number }>`
    insert into revisions (uid, revision)
    select uid, 1 from jsonb_array_elements_text(${JSON.stringify(uids)}::jsonb) as uid order by uid
    on conflict (uid) do update set revision = revisions.revision + 1
    returning uid, revision`.execute(trx);
  await notifyDocuments(trx, uids);
  return new Map(rows.map(({ uid, revision }) => [uid, revision]));
}

async function advance(trx: Trx, uid: string): Promise<number> {
  const payload = payloadOf({ kind: 'documents', uid });
  const [row] = await advanceAndNotify(trx, { uid, payload });
  if (!row) throw new Error('the revision did not advance');
  return row.revision;
}

/** One statement, because every answer waits for it. */
const advanceAndNotify = keptStatement((db, { uid, payload }: { uid: string; payload: string }) =>
  db
    .with('advanced', (qb) =>
      qb
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
    .select(['revision', notificationOf(payload).as('notified')])
    .compile(),
);
