import type { PlannedRefund } from '../../../platform/db/tables/legal-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

export interface Withdrawal {
  subscriptionId: string;
  uid: string;
  concludedAt: Date;
  withdrawnAt: Date;
  beganOnRequest: boolean;
  paid: number;
  refund: number;
  refunds: PlannedRefund[];
  completedAt: Date | null;
}

/** Stores a withdrawal; false if there is one from this contract already. */
export async function insertWithdrawal(trx: Trx, withdrawal: Withdrawal): Promise<boolean> {
  const result = await trx
    .insertInto('withdrawals')
    .values({ ...withdrawal, refunds: JSON.stringify(withdrawal.refunds) })
    .onConflict((conflict) => conflict.column('subscriptionId').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The last withdrawal of a user; null for none. */
export async function readLastWithdrawal(db: Database, uid: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('withdrawnAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A user's withdrawals, the oldest first. */
export function listWithdrawals(db: Database, uid: string): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('withdrawnAt')
    .execute();
}

/** Withdrawals of a user with something left to do at the payment provider. */
export function listIncomplete(db: Database, uid: string): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('uid', '=', uid)
    .where('completedAt', 'is', null)
    .execute();
}

export async function markComplete(
  db: Database,
  subscriptionId: string,
  completedAt: Date,
): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({ completedAt })
    .where('subscriptionId', '=', subscriptionId)
    .where('completedAt', 'is', null)
    .execute();
}
