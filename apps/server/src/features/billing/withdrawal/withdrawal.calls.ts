import type * as calls from '@savet/contract/calls/billing';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { HandlersOf } from '../../../platform/handlers.ts';
import { requireBilling } from '../customers.ts';
import { withErrorCode } from '../error-code.ts';
import type { Payments } from '../payments.ts';
import { findWithdrawable } from './paid-contract.ts';
import { withdraw } from './withdraw.ts';
import { withdrawalAmounts, withdrawalDeadline, withdrawalLastDay } from './withdrawal.rules.ts';
import { readLastWithdrawal, type Withdrawal } from './withdrawals.store.ts';

type WithdrawalCalls = Pick<
  HandlersOf<typeof calls>,
  'getWithdrawal' | 'previewWithdrawal' | 'withdraw'
>;

export function withdrawalCalls(dependencies: {
  db: Database;
  payments: () => Payments;
  now: () => Date;
}): WithdrawalCalls {
  const { db, payments, now } = dependencies;
  return {
    getWithdrawal: async (_input, { subjectUid }) => {
      const { subscriptionStartedAt: concludedAt } = await requireBilling(db, subjectUid);
      const isOpen = concludedAt !== null && now() <= withdrawalDeadline(concludedAt);
      const last = await readLastWithdrawal(db, subjectUid);
      return {
        until: isOpen ? withdrawalLastDay(concludedAt).toISOString() : null,
        last: last && toMade(last),
      };
    },

    previewWithdrawal: async (_input, context) => {
      const time = now();
      const found = findWithdrawable(payments(), context.subjectUid, time);
      const contract = await withErrorCode('WITHDRAWAL_FAILED', context, found);
      if (!contract) throw new ApiError('WITHDRAWAL_OVER');
      const { concludedAt, paid } = contract;
      return { concludedAt: concludedAt.toISOString(), paid, ...withdrawalAmounts(contract, time) };
    },

    withdraw: async (_input, context) => {
      const made = withdraw(payments(), context.subjectUid);
      return { withdrawal: toMade(await withErrorCode('WITHDRAWAL_FAILED', context, made)) };
    },
  };
}

function toMade({ withdrawnAt, refund, completedAt }: Withdrawal) {
  return { withdrawnAt: withdrawnAt.toISOString(), refund, isComplete: completedAt !== null };
}
