import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { isProviderFailure, stripeFailure } from '../../../platform/stripe/failures.ts';
import { setDue } from '../billing.store.ts';
import { requireBilling } from '../customers.ts';
import type { Payments } from '../payments.ts';
import { completeWithdrawals } from './complete-withdrawals.ts';
import { findWithdrawable } from './paid-contract.ts';
import { divideRefund, withdrawalAmounts } from './withdrawal.rules.ts';
import { insertWithdrawal, readLastWithdrawal, type Withdrawal } from './withdrawals.store.ts';

/**
 * Withdraws from the contract. The withdrawal counts once it is stored, with its emails; the steps at the payment provider
 * follow, and the billing sweeper repeats those that fail or that a crash cuts off.
 * @throws ApiError WITHDRAWAL_OVER, or what the provider's library throws; nothing is stored then
 */
export async function withdraw(payments: Payments, uid: string): Promise<Withdrawal> {
  const before = await readLastWithdrawal(payments.db, uid);
  const isRepeated = before !== null && before.completedAt === null;
  const withdrawal = isRepeated ? before : await storeWithdrawal(payments, uid);
  try {
    await completeWithdrawals(payments, uid);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    payments.log.warn({ uid, ...stripeFailure(error) }, 'a withdrawal is not complete yet');
  }
  return (await readLastWithdrawal(payments.db, uid)) ?? withdrawal;
}

async function storeWithdrawal(payments: Payments, uid: string): Promise<Withdrawal> {
  const { db, now, mails, log } = payments;
  const withdrawnAt = now();
  const contract = await findWithdrawable(payments, uid, withdrawnAt);
  if (!contract) throw new ApiError('WITHDRAWAL_OVER');
  const { subscriptionId, concludedAt, beganOnRequest, paid } = contract;
  const { refund } = withdrawalAmounts(contract, withdrawnAt);
  const withdrawal: Withdrawal = {
    subscriptionId,
    uid,
    concludedAt,
    withdrawnAt,
    beganOnRequest,
    paid,
    refund,
    refunds: divideRefund(refund, contract.payments),
    completedAt: null,
  };
  const state = await requireBilling(db, uid);
  await writeDocuments(db, uid, async (trx) => {
    // A second click at the same moment: the first one counts.
    if (!(await insertWithdrawal(trx, withdrawal))) return;
    await mails.confirmWithdrawal(trx, state, withdrawal);
    await setDue(trx, uid, { billingDueAt: withdrawnAt });
  });
  mails.sendDue();
  log.info(
    { uid, subscription: subscriptionId, refund },
    'the user has withdrawn from the contract',
  );
  return withdrawal;
}
