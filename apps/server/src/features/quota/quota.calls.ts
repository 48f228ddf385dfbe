import type * as calls from '@savet/contract/calls/quota';
import { PAGE_DEFAULT } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import { rollAllowance } from './allowance.store.ts';
import { initializePlan } from './initialize-plan.ts';
import { listLedger } from './ledger.store.ts';
import { AHEAD_MINUTES, reserveQuery } from './quota.store.ts';

export function quotaCalls(dependencies: {
  db: Database;
  now: () => Date;
  /** Asks the payment provider whether the new month is paid; absent when payments are off. */
  renew?: (uid: string) => Promise<unknown>;
}): HandlersOf<typeof calls> {
  const { db, now, renew } = dependencies;
  return {
    initializeUserPlan: async ({ firstName, lastName }, { subjectUid }) => {
      await initializePlan(db, subjectUid, { firstName, lastName }, now());
      return {};
    },

    incrementQueryCount: async (_input, { subjectUid }) => {
      await loadUser(db, subjectUid);
      const heldUntil = new Date(now().getTime() + AHEAD_MINUTES * 60_000);
      const queryId = await writeDocuments(db, subjectUid, (trx, revision) =>
        reserveQuery(trx, subjectUid, { purpose: 'ahead', heldUntil }, now(), revision),
      );
      if (queryId === null) throw new ApiError('QUERY_LIMIT_REACHED');
      return {};
    },

    resetMonthlyQueries: async (_input, { subjectUid, log }) => {
      const { subscription } = await loadUser(db, subjectUid);
      if (renew && subscription && new Date(subscription.paidUntil) <= now()) {
        await renew(subjectUid).catch((error: unknown) => {
          log.warn({ error }, 'reconciling before the monthly reset failed');
        });
      }
      await writeDocuments(db, subjectUid, (trx, revision) =>
        rollAllowance(trx, subjectUid, now(), revision),
      );
      return {};
    },

    listQueries: async ({ before, limit = PAGE_DEFAULT }, { subjectUid }) => {
      const queries = await listLedger(db, subjectUid, { before, limit: limit + 1 });
      return { queries: queries.slice(0, limit), more: queries.length > limit };
    },
  };
}
