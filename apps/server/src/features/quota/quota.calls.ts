import { PAGE_DEFAULT } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import { initializePlan } from './initialize-plan.ts';
import { listLedger } from './ledger.store.ts';
import { AHEAD_MINUTES, reserveQuery, rollAllowance } from './quota.store.ts';

export function quotaCalls(dependencies: {
  db: Database;
  now: () => Date;
  /** Asks the payment provider whether the month that begins is paid; absent when nothing can be paid. */
  renew?: (uid: string) => Promise<unknown>;
}): HandlersOf<
  'initializeUserPlan' | 'incrementQueryCount' | 'resetMonthlyQueries' | 'listQueries'
> {
  const { db, now, renew } = dependencies;
  return {
    initializeUserPlan: async ({ firstName, lastName }, { uid }) => {
      await initializePlan(db, uid, { firstName, lastName }, now());
      return {};
    },

    incrementQueryCount: async (_input, { uid }) => {
      await loadUser(db, uid);
      const heldUntil = new Date(now().getTime() + AHEAD_MINUTES * 60_000);
      const queryId = await writeDocuments(db, uid, (trx, revision) =>
        reserveQuery(trx, uid, { purpose: 'ahead', heldUntil }, now(), revision),
      );
      if (queryId === null) throw new ApiError('QUERY_LIMIT_REACHED');
      return {};
    },

    resetMonthlyQueries: async (_input, { uid, log }) => {
      const { subscription } = await loadUser(db, uid);
      if (renew && subscription && new Date(subscription.paidUntil) <= now()) {
        await renew(uid).catch((error: unknown) => {
          log.warn({ error: String(error) }, 'whether the month is paid could not be asked');
        });
      }
      await writeDocuments(db, uid, (trx, revision) => rollAllowance(trx, uid, now(), revision));
      return {};
    },

    listQueries: async ({ before, limit = PAGE_DEFAULT }, { uid }) => {
      const queries = await listLedger(db, uid, { before, limit: limit + 1 });
      return { queries: queries.slice(0, limit), more: queries.length > limit };
    },
  };
}
