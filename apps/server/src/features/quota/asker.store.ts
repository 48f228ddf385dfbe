import type { UserDocument } from '@savet/contract/documents';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
import type { Trx } from '../../platform/db/transaction.ts';
import { toUserDocument, userRow } from '../accounts/user-document/user-document.store.ts';
import { type CountedPlan, countOfAllowance } from './allowance.store.ts';

/**
 * A user's document with the plan as `rollAllowance` takes it, in one statement, because every question waits for it.
 * Null without a user.
 */
export async function readAsker(
  trx: Trx,
  uid: string,
  now: Date,
): Promise<{ user: UserDocument; counted: CountedPlan } | null> {
  const [row] = await askerByUid(trx, { uid, now });
  if (!row) return null;
  const { used, ...user } = row;
  return { user: toUserDocument(user), counted: { ...user, queryUsed: used } };
}

const askerByUid = keptStatement((db, { uid, now }: { uid: string; now: Date }) =>
  userRow(db, uid)
    .select(['users.billingAnchor', 'users.allowance', countOfAllowance(now).as('used')])
    .compile(),
);
