import type { Database, Trx } from '../../platform/db/transaction.ts';

/** An account that is being erased, with the addresses that it has or had. */
export interface ErasedAccount {
  uid: string;
  addresses: readonly string[];
}

/** The present address of an account and all that it has had. Not those that were never confirmed: they may be others'. */
export async function listAddresses(db: Database, uid: string): Promise<string[]> {
  const present = await db.selectFrom('authUsers').select('email').where('id', '=', uid).execute();
  const changes = await db
    .selectFrom('emailChanges')
    .select(['oldEmail', 'newEmail'])
    .where('uid', '=', uid)
    .where('confirmedAt', 'is not', null)
    .execute();
  const former = changes.flatMap(({ oldEmail, newEmail }) => [newEmail, oldEmail ?? newEmail]);
  return [...new Set([...present.map(({ email }) => email), ...former])];
}

/**
 * Erases an account with everything that belongs to it: the tables that refer to `auth_users` and `users` cascade. Call after the
 * other features have erased what does not.
 */
export async function eraseAccount(trx: Trx, { uid, addresses }: ErasedAccount): Promise<void> {
  await trx.deleteFrom('authVerifications').where('value', '=', uid).execute();
  if (addresses.length > 0) {
    // The next start restores addresses that ADMIN_EMAILS still names.
    await trx.deleteFrom('adminEmails').where('email', 'in', addresses).execute();
    // Others have asked for the address, in vain.
    await trx
      .deleteFrom('emailChanges')
      .where('newEmail', 'in', addresses)
      .where('confirmedAt', 'is', null)
      .execute();
  }
  await trx.deleteFrom('authUsers').where('id', '=', uid).execute();
}
