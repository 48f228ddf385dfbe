import { findUidByEmail } from '../../features/accounts/accounts.store.ts';
import { loadUser } from '../../features/accounts/accounts.ts';
import { findPresentEmail } from '../../features/accounts/email-change/email-change.store.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { StaffCommandError } from './staff-command-error.ts';

/** The account with this address. @throws StaffCommandError if there is none */
export async function requireUid(db: Database, email: string): Promise<string> {
  const uid = await findUidByEmail(db, email);
  if (!uid) {
    const present = await findPresentEmail(db, email);
    if (present) throw new StaffCommandError(`${email} has changed its address to ${present}`);
    throw new StaffCommandError(`${email} has no account; sign up first`);
  }
  await loadUser(db, uid);
  return uid;
}
