import { effectiveLimit, type Plan } from '@savet/contract/plans';
import { sql } from 'kysely';
import { type Database, inTransaction, type Trx } from '../../platform/db/transaction.ts';
import { isBlocked } from './blocks.store.ts';
import { isBeingDeleted } from './deletions.store.ts';

/**
 * Whether a user is staff, as an expression over joined `users` and `auth_users`: by grant, or by a verified
 * address of ADMIN_EMAILS.
 */
export const isStaff = sql<boolean>`(
  coalesce(users.is_admin or users.is_super_admin, false) or (
    auth_users.email_verified
    and exists (select 1 from admin_emails where admin_emails.email = auth_users.email)
  ))`;

/** Whether the user is staff; null without a user document, or if the account is being deleted. */
export async function readRole(
  db: Database | Trx,
  uid: string,
): Promise<{ isAdmin: boolean } | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .select(isStaff.as('isAdmin'))
    .where('users.uid', '=', uid)
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether ADMIN_EMAILS names this address. */
export async function isAdminEmail(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('adminEmails')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the stored ADMIN_EMAILS. @param emails in lower case */
export async function replaceAdminEmails(db: Database, emails: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('adminEmails').execute();
    if (emails.length === 0) return;
    const rows = [...new Set(emails)].map((email) => ({ email }));
    await trx
      .insertInto('adminEmails')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export interface StaffListEntry {
  email: string;
  plan: Plan;
  queryLimit: number;
  flags: string[];
}

/** All users with a flag or a paid plan. */
export async function listFlagged(db: Database): Promise<StaffListEntry[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .selectAll('users')
    .select(['authUsers.email', isStaff.as('isStaff'), isBlocked.as('isBlocked')])
    .where((eb) =>
      eb.or([
        isStaff,
        isBlocked,
        eb('isTester', '=', true),
        eb('isClient', '=', true),
        eb('isInternal', '=', true),
        eb('plan', '!=', 'free'),
      ]),
    )
    .orderBy('authUsers.email')
    .execute();
  return rows.map((row) => ({
    email: row.email,
    plan: row.plan ?? 'free',
    queryLimit: effectiveLimit(row),
    flags: [
      row.isStaff && 'admin',
      row.isSuperAdmin && 'super',
      row.isTester && 'tester',
      row.isClient && 'client',
      row.isInternal && 'internal',
      row.isBlocked && 'blocked',
    ].filter((flag) => flag !== false),
  }));
}
