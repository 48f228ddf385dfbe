import {
  type ErasedAccount,
  eraseAccount,
  listAddresses,
} from '../../features/accounts/erase.store.ts';
import type { AccountMails } from '../../features/accounts/mails/account-mails.ts';
import { deleteCustomers } from '../../features/billing/closed-accounts.ts';
import type { Payments } from '../../features/billing/payments.ts';
import { eraseAnswerer } from '../../features/brand-hub/erase.store.ts';
import { eraseChatTraces } from '../../features/chat/erase.store.ts';
import { eraseCaller } from '../../features/models/erase.store.ts';
import { eraseViewer } from '../../features/viewing/erase.store.ts';
import { eraseResults } from '../../platform/db/call-result.store.ts';
import { type Database, inTransaction, type Trx } from '../../platform/db/transaction.ts';
import { removeSnapshots } from '../../platform/db/upgrade/snapshots.ts';
import type { Logger } from '../../platform/log.ts';
import { eraseFromOutbox } from '../../platform/mail/outbox-files.ts';

export interface ErasingDependencies {
  db: Database;
  /** Null when payments are off. */
  payments: Payments | null;
  accountMails: AccountMails;
  /** Folder of the mails without a mail server. */
  outbox: string;
  /** Has the snapshots of an embedded database. */
  dataDir: string;
  log: Logger;
}

/**
 * Erases an account and all traces of it. The rows go last: until then, a repetition finds the addresses. New tables and columns
 * with users in them belong here; `erase-everything.test.ts` looks into every column.
 * @throws what the database or the payment provider throws; the account then stays due
 */
export async function eraseEverything(
  dependencies: ErasingDependencies,
  uid: string,
): Promise<void> {
  const { db, accountMails, outbox, dataDir } = dependencies;
  const addresses = await listAddresses(db, uid);
  await deleteCustomers(dependencies, uid, addresses);
  await accountMails.erase(addresses);
  await eraseFromOutbox(outbox, addresses);
  await removeSnapshots(dataDir);
  await inTransaction(db, (trx) => eraseRows(trx, { uid, addresses }));
  // A mail that was being sent meanwhile.
  await eraseFromOutbox(outbox, addresses);
}

/** The last step of `eraseEverything`. */
export async function eraseRows(trx: Trx, account: ErasedAccount): Promise<void> {
  const { uid, addresses } = account;
  await eraseResults(trx, uid, [uid, ...addresses]);
  await eraseChatTraces(trx, uid);
  await eraseCaller(trx, uid);
  await eraseAnswerer(trx, uid);
  await eraseViewer(trx, uid);
  await eraseAccount(trx, account);
}
