import { sql } from 'kysely';
import { writeDocuments } from '../../../../platform/db/document-writes.ts';
import { type Database, inTransaction, type Trx } from '../../../../platform/db/transaction.ts';
import { insertUser } from '../../../accounts/accounts.store.ts';
import { eraseAccount } from '../../../accounts/erase.store.ts';
import {
  readAccountRow,
  writeAccountRow,
} from '../../../accounts/transfer/account-transfer.store.ts';
import { saveSubscription } from '../../../billing/billing.store.ts';
import { noPayments } from '../../../billing/reconcile/snapshot.rules.ts';
import { insertAccounts } from '../../../imports/firebase/users.store.ts';
import { setPlan } from '../../../quota/allowance.store.ts';
import {
  chargeStopped,
  giveBackUnused,
  reserveQuery,
  settleQuery,
  useAheadQuery,
} from '../../../quota/quota.store.ts';
import { insertQueryRows } from '../../../quota/transfer/query-transfer.store.ts';
import { foldStatistics } from '../statistics.store.ts';

const DAY_MS = 86_400_000;
const outcomes = ['kept', 'failed', 'stopped', 'empty', 'interrupted'] as const;

let lives = 0;

/** Everything that changes what the statistics count, one thing after another, as chance has it. */
export class RandomLife {
  readonly #db: Database;
  readonly #random: () => number;
  readonly #uids: string[] = [];
  /** Ids differ from those of a life before in the same database. */
  readonly #life: number;
  #count = 0;

  constructor(db: Database, random: () => number) {
    this.#db = db;
    this.#random = random;
    lives += 1;
    this.#life = lives;
  }

  async step(): Promise<void> {
    const uid = this.#pick(this.#uids);
    if (uid === undefined) return this.#signUp();
    await this.#pick([
      () => this.#signUp(),
      () => this.#importFromFirebase(),
      () => this.#erase(uid),
      () => this.#changePlan(uid),
      () => this.#changeSubscription(uid),
      () => this.#ask(uid),
      () => this.#ask(uid),
      () => this.#askAhead(uid),
      () => this.#importAccount(uid),
      () => foldStatistics(this.#db),
    ])?.();
  }

  async #signUp(): Promise<void> {
    const uid = this.#newId();
    await sql`insert into auth_users (id, name, email) values (${uid}, '', ${`${uid}@people.test`})`.execute(
      this.#db,
    );
    await writeDocuments(this.#db, uid, (trx, revision) =>
      insertUser(trx, uid, { firstName: 'A', lastName: 'B' }, revision),
    );
    this.#uids.push(uid);
    await this.#change(uid, (trx, revision) => this.#setPlan(trx, uid, 'enterprise', revision));
  }

  /** Several at once, with used queries. */
  async #importFromFirebase(): Promise<void> {
    const rows = Array.from({ length: 3 }, () => {
      const uid = this.#newId();
      this.#uids.push(uid);
      return {
        account: {
          ...{ uid, uidHash: uid, firebaseUid: uid, email: `${uid}@people.test`, name: '' },
          ...{ emailVerified: true, password: null, isDisabled: false, createdAt: null },
          place: { file: 'users', path: '' },
        },
        user: {
          ...{
            createdAt: this.#day(),
            firstName: 'A',
            lastName: 'B',
            language: 'EN',
            accountType: 'other',
          },
          ...{ isTester: false, stripeCustomerId: null, subscriptionId: null, brandTexts: [] },
          ...{
            plan: this.#pick([null, 'pro', 'enterprise']) ?? null,
            planSource: 'staff',
            queryLimit: 100,
          },
          ...{
            queryUsed: Math.floor(this.#random() * 3),
            queryResetDate: null,
            billingAnchor: null,
          },
          ...{ allowance: 'free', userInfo: { profile: {}, brandHub: {} } },
        },
      };
    });
    await insertAccounts(this.#db, rows as unknown as Parameters<typeof insertAccounts>[1], null);
  }

  async #erase(uid: string): Promise<void> {
    // Rarely, so that the number of users grows.
    if (this.#random() < 0.5) return;
    await inTransaction(this.#db, (trx) => eraseAccount(trx, { uid, addresses: [] }));
    this.#uids.splice(this.#uids.indexOf(uid), 1);
  }

  async #changePlan(uid: string): Promise<void> {
    const plan = this.#pick(['free', 'pro', 'enterprise'] as const) ?? 'free';
    await this.#change(uid, (trx, revision) => this.#setPlan(trx, uid, plan, revision));
  }

  #setPlan(trx: Trx, uid: string, plan: 'free' | 'pro' | 'enterprise', revision: number) {
    const values = { plan, planSource: 'staff', queryLimit: 1_000 } as const;
    const dates = { billingAnchor: null, paidUntil: null };
    return setPlan(trx, uid, { ...values, ...dates }, new Date(), revision);
  }

  async #changeSubscription(uid: string): Promise<void> {
    const billingCycle = this.#pick(['monthly', 'yearly', null] as const) ?? null;
    const now = new Date();
    const terms = billingCycle && {
      ...{ subscriptionId: this.#newId(), status: 'active' as const, billingCycle, price: 1 },
      ...{ billingAnchor: now, startedAt: now, paidUntil: now, cancelAtPeriodEnd: false },
    };
    await this.#change(uid, (trx, revision) =>
      saveSubscription(trx, uid, { ...noPayments, terms }, revision),
    );
  }

  async #ask(uid: string): Promise<void> {
    const now = new Date();
    const purpose = this.#pick(['answer', 'summary'] as const) ?? 'answer';
    const queryId = await this.#change(uid, (trx, revision) =>
      reserveQuery(trx, uid, { purpose }, now, revision),
    );
    if (queryId === null) return;
    const outcome = this.#pick(outcomes) ?? 'kept';
    await this.#change(uid, (trx, revision) =>
      settleQuery(trx, uid, queryId, outcome, now, revision),
    );
    if (outcome !== 'stopped') return;
    await this.#change(uid, (trx, revision) => chargeStopped(trx, uid, queryId, now, revision));
  }

  async #askAhead(uid: string): Promise<void> {
    const now = new Date();
    const later = new Date(now.getTime() + DAY_MS);
    await this.#change(uid, (trx, revision) =>
      reserveQuery(trx, uid, { purpose: 'ahead', heldUntil: later }, now, revision),
    );
    const isUsed = this.#random() < 0.5;
    await this.#change(uid, async (trx) => {
      if (isUsed) await useAheadQuery(trx, uid, 'answer', later, now);
      else await giveBackUnused(trx, uid, new Date(later.getTime() + 1));
    });
  }

  /** An account of another server, which is older and has questions of other days. */
  async #importAccount(uid: string): Promise<void> {
    const row = await readAccountRow(this.#db, uid);
    if (!row) throw new Error('the account is gone');
    const count = 1 + Math.floor(this.#random() * 6);
    const queries = Array.from({ length: count }, () => ({
      ...{ queryId: this.#newId(), allowance: 'free', state: 'given_back' as const },
      purpose: this.#pick(['answer', 'summary'] as const) ?? 'answer',
      reason: this.#pick(['failed', 'stopped', 'unused', null] as const) ?? null,
      ...{ chatId: null, messageId: null, titled: false, settledAt: null },
      createdAt: this.#day().toISOString(),
    }));
    await this.#change(uid, async (trx, revision) => {
      await writeAccountRow(trx, uid, { ...row, createdAt: this.#day().toISOString() }, revision);
      await insertQueryRows(trx, uid, queries);
    });
  }

  #change<Result>(uid: string, work: (trx: Trx, revision: number) => Promise<Result>) {
    return writeDocuments(this.#db, uid, work);
  }

  #pick<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  /** Within the last ten weeks: some days are no longer shown. */
  #day(): Date {
    return new Date(Date.now() - Math.floor(this.#random() * 70) * (DAY_MS + 1));
  }

  #newId(): string {
    this.#count += 1;
    return `life-${this.#life}-${this.#count}`;
  }
}
