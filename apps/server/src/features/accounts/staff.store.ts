import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';

/**
 * Whether a user is staff, where `users` and `auth_users` are joined: by grant, or by an address of the
 * configuration once it is verified.
 */
export const isStaff = sql<boolean>`(
  coalesce(users.is_admin or users.is_super_admin, false) or (
    auth_users.email_verified
    and exists (select 1 from admin_emails where admin_emails.email = auth_users.email)
  ))`;

/** Whether this account is staff; null when there is no user document. */
export async function readRole(db: Database, uid: string): Promise<{ isAdmin: boolean } | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .select(isStaff.as('isAdmin'))
    .where('users.uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the configuration makes who has this address staff. */
export async function isAdminEmail(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('adminEmails')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes over the configured addresses, in lower case; those of an earlier configuration go. */
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
