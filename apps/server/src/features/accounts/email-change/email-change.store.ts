import { type Selectable, sql } from 'kysely';
import type { EmailChangesTable } from '../../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

export type EmailChange = Selectable<EmailChangesTable>;

/** Stores a requested change in place of an earlier one that was not confirmed. */
export async function insertChange(
  trx: Trx,
  change: { changeId: string; uid: string; newEmail: string; confirmHash: string },
  validSeconds: number,
): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where('uid', '=', change.uid)
    .where('confirmedAt', 'is', null)
    .execute();
  await trx
    .insertInto('emailChanges')
    .values({ ...change, confirmUntil: sql<Date>`now() + make_interval(secs => ${validSeconds})` })
    .execute();
}

/** The change that a link confirms; null when the link has expired or the change was undone. */
export async function findToConfirm(
  db: Database,
  confirmHash: string,
): Promise<EmailChange | null> {
  const row = await db
    .selectFrom('emailChanges')
    .selectAll()
    .where('confirmHash', '=', confirmHash)
    .where('confirmUntil', '>', sql<Date>`now()`)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a change as confirmed; false if it is so already, or was withdrawn. */
export async function markConfirmed(
  trx: Trx,
  changeId: string,
  undo: { oldEmail: string; oldEmailVerified: boolean; undoHash: string; seconds: number },
): Promise<boolean> {
  const { seconds, ...values } = undo;
  const result = await trx
    .updateTable('emailChanges')
    .set({
      ...values,
      confirmedAt: sql<Date>`clock_timestamp()`,
      undoUntil: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .where('changeId', '=', changeId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The confirmed change that a link undoes, undone or not; null when the link has expired. */
export async function findToUndo(db: Database, undoHash: string): Promise<EmailChange | null> {
  const row = await db
    .selectFrom('emailChanges')
    .selectAll()
    .where('undoHash', '=', undoHash)
    .where('undoUntil', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Marks a change and all later ones of its user as undone: the links of the later ones went to addresses that somebody else
 * may have chosen. False if it is so already.
 */
export async function markUndone(trx: Trx, change: EmailChange): Promise<boolean> {
  const rows = await trx
    .updateTable('emailChanges')
    .set({ undoneAt: sql<Date>`now()` })
    .where('uid', '=', change.uid)
    .where('confirmedAt', '>=', change.confirmedAt)
    .where('undoneAt', 'is', null)
    .returning('changeId')
    .execute();
  return rows.some(({ changeId }) => changeId === change.changeId);
}

/** Sets the address of an account. @throws a unique violation when another account has it */
export async function setEmail(
  trx: Trx,
  uid: string,
  address: { email: string; emailVerified: boolean; ownerProven: boolean },
): Promise<void> {
  await trx
    .updateTable('authUsers')
    .set({ ...address, updatedAt: sql<Date>`now()` })
    .where('id', '=', uid)
    .execute();
}

/** The other account that has an address, or can still get it back by undoing a change; null if the address is free. */
export async function findHolder(
  db: Database | Trx,
  email: string,
  exceptUid: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ uid: string }>`
    select id as uid from auth_users where email = ${email} and id is distinct from ${exceptUid}
    union all
    select uid from email_changes
    where old_email = ${email} and undo_until > now() and undone_at is null
      and uid is distinct from ${exceptUid}
    limit 1`.execute(db);
  return rows[0]?.uid ?? null;
}

/** The present address of the account that last changed its address away from this one; null if none did. */
export async function findPresentEmail(db: Database, oldEmail: string): Promise<string | null> {
  const row = await db
    .selectFrom('emailChanges')
    .innerJoin('authUsers', 'authUsers.id', 'emailChanges.uid')
    .select('authUsers.email')
    .where('oldEmail', '=', oldEmail.toLowerCase())
    .where('undoneAt', 'is', null)
    .orderBy('confirmedAt', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}
