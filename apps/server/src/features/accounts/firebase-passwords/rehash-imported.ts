import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Auth } from '../auth.ts';
import { readPasswordHash, replacePasswordHash } from '../password/password.store.ts';
import { parseStoredHash } from './firebase-scrypt.ts';
import { deleteUnneededKeys } from './password-keys.store.ts';

/** After a log-in with an imported password: stores its hash in the way of the accounts library. A failure waits for the next log-in. */
export async function rehashImported(
  { db, auth, log }: { db: Database; auth: Auth; log: Logger },
  uid: string,
  password: string,
): Promise<void> {
  try {
    const before = await readPasswordHash(db, uid);
    if (before === null || !parseStoredHash(before)) return;
    const after = await (await auth.$context).password.hash(password);
    await inTransaction(db, (trx) => replacePasswordHash(trx, uid, { before, after }));
    await deleteUnneededKeys(db);
  } catch (error) {
    log.warn({ error, uid }, 'account: an imported password could not be hashed again');
  }
}
