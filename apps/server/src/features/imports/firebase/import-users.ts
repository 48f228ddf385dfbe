import type { Database } from '../../../platform/db/transaction.ts';
import type { AuthAccount } from './auth-users.rules.ts';
import type { ImportReport, Place } from './report.ts';
import { toUser, unplacedOfUser } from './user.rules.ts';
import {
  type AccountsHere,
  insertAccounts,
  type PasswordKey,
  readAccountsHere,
  type UserRow,
} from './users.store.ts';
import type { Fields } from './values.rules.ts';

export interface UserImportDependencies {
  db: Database;
  /** Null if no user has a password. */
  key: PasswordKey | null;
  report: ImportReport;
  isDryRun: boolean;
  now: Date;
}

interface PlacedRow extends UserRow {
  /** The place of the user document, else of the account. */
  place: Place;
}

const BATCH_ROWS = 100;

/** Imports accounts with their user documents, some at a time. An account that is here stays as it is. */
export class UserImport {
  readonly #dependencies: UserImportDependencies;
  readonly #refused = new Set<string>();
  readonly #stripeIds = new Set<string>();
  #batch: PlacedRow[] = [];

  constructor(dependencies: UserImportDependencies) {
    this.#dependencies = dependencies;
  }

  /** @param fields of the user document; empty without one */
  async add(account: AuthAccount, fields: Fields, place: Place): Promise<void> {
    const { report, now } = this.#dependencies;
    const user = toUser(fields, account, now, (reason) => report.change(place, reason));
    for (const name of unplacedOfUser(fields, user)) report.unplaced(`users/*: ${name}`);
    this.#batch.push({ account, user, place });
    if (this.#batch.length >= BATCH_ROWS) await this.flush();
  }

  async flush(): Promise<void> {
    const { db, key, report, isDryRun } = this.#dependencies;
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const here = await readAccountsHere(db, batch);
    const added = batch.filter((row) => this.#isNew(row, here));
    const present = batch.filter(({ account }) => here.uids.has(account.uid));
    report.count('accounts', 'present', present.length);
    report.count('accounts', 'new', added.length);
    for (const row of added) this.#keepStripeIdsUnique(row, here);
    if (!isDryRun && added.length > 0) await insertAccounts(db, added, key);
  }

  /** Whether the account is not here, once all are flushed. */
  isRefused(uid: string): boolean {
    return this.#refused.has(uid);
  }

  #isNew({ account: { uid, uidHash, email, place } }: PlacedRow, here: AccountsHere): boolean {
    if (here.uids.has(uid)) return false;
    const reason = here.imported.has(uidHash)
      ? 'the account was imported before, and has been erased since'
      : here.emails.has(email) && 'another account here has the address';
    if (!reason) return true;
    this.#dependencies.report.refuse(place, reason);
    this.#refused.add(uid);
    return false;
  }

  /** Two accounts cannot have one customer. */
  #keepStripeIdsUnique({ user, place }: PlacedRow, { stripeIds }: AccountsHere): void {
    for (const name of ['stripeCustomerId', 'subscriptionId'] as const) {
      const id = user[name];
      if (id === null) continue;
      if (stripeIds.has(id) || this.#stripeIds.has(id)) {
        user[name] = null;
        this.#dependencies.report.change(place, `another account has this "${name}": none`);
      }
      this.#stripeIds.add(id);
    }
  }
}
