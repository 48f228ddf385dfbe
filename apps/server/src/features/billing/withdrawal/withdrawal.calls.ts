import type * as calls from '@savet/contract/calls/billing';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { CallContext, HandlersOf } from '../../../platform/handlers.ts';
import { isProviderFailure, stripeFailure } from '../../../platform/stripe/failures.ts';
import { requireBilling } from '../customers.ts';
import { withErrorCode } from '../error-code.ts';
import type { Payments } from '../payments.ts';
import { findEnded, findWithdrawable } from './paid-contract.ts';
import { withdraw } from './withdraw.ts';
import { withdrawalAmounts, withdrawalDeadline, withdrawalLastDay } from './withdrawal.rules.ts';
import { readLastWithdrawal, type Withdrawal } from './withdrawals.store.ts';

type WithdrawalCalls = Pick<
  HandlersOf<typeof calls>,
  'getWithdrawal' | 'previewWithdrawal' | 'withdraw'
>;

export function withdrawalCalls(dependencies: {
  db: Database;
  /** Null when payments are off. */
  payments: Payments | null;
  requirePayments: () => Payments;
  now: () => Date;
}): WithdrawalCalls {
  const { db, payments, requirePayments, now } = dependencies;
  return {
    getWithdrawal: async (_input, { subjectUid, log }) => {
      const time = now();
      const { subscriptionStartedAt: startedAt } = await requireBilling(db, subjectUid);
      const concludedAt = startedAt ?? (await endedContractDate(payments, subjectUid, time, log));
      const isOpen = concludedAt !== null && time <= withdrawalDeadline(concludedAt);
      const last = await readLastWithdrawal(db, subjectUid);
      return {
        until: isOpen ? withdrawalLastDay(concludedAt).toISOString() : null,
        last: last && toMade(last),
      };
    },

    previewWithdrawal: async (_input, context) => {
      const time = now();
      const found = findWithdrawable(requirePayments(), context.subjectUid, time);
      const contract = await withErrorCode('WITHDRAWAL_FAILED', context, found);
      if (!contract) throw new ApiError('WITHDRAWAL_OVER');
      const { concludedAt, endedAt, paid } = contract;
      const facts = { concludedAt: concludedAt.toISOString(), hasEnded: endedAt !== null, paid };
      return { ...facts, ...withdrawalAmounts(contract, time) };
    },

    withdraw: async (_input, context) => {
      const made = withdraw(requirePayments(), context.subjectUid);
      return { withdrawal: toMade(await withErrorCode('WITHDRAWAL_FAILED', context, made)) };
    },
  };
}

/** When the contract was concluded that can be withdrawn from after its end; null for none, or if nobody can tell now. */
async function endedContractDate(
  payments: Payments | null,
  uid: string,
  now: Date,
  log: CallContext['log'],
): Promise<Date | null> {
  if (!payments) return null;
  try {
    return (await findEnded(payments, uid, now))?.concludedAt ?? null;
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    log.warn(stripeFailure(error), 'contracts that have ended could not be read');
    return null;
  }
}

function toMade({ withdrawnAt, refund, completedAt }: Withdrawal) {
  return { withdrawnAt: withdrawnAt.toISOString(), refund, isComplete: completedAt !== null };
}
