import type { Trx } from '../../platform/db/transaction.ts';

/**
 * Makes the links useless that were mailed for an account: for a new password, and for a new address that is not confirmed
 * yet. Those that undo a change stay valid.
 */
export async function deleteMailedLinks(trx: Trx, uid: string): Promise<void> {
  await trx.deleteFrom('authVerifications').where('value', '=', uid).execute();
  await trx
    .deleteFrom('emailChanges')
    .where('uid', '=', uid)
    .where('confirmedAt', 'is', null)
    .execute();
}

/** Whether a link of the accounts library is still valid for an account. @param identifier hashed, as it is stored */
export async function hasMailedLink(trx: Trx, uid: string, identifier: string): Promise<boolean> {
  const row = await trx
    .selectFrom('authVerifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('value', '=', uid)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}
