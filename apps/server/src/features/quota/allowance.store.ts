import type { Plan } from '@savet/contract/plans';
import type { ExpressionBuilder } from 'kysely';
import { keptPlan } from '../../platform/db/kept-plan.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { allowanceAt, nextAllowance, type PlanSource, type PlanState } from './quota.rules.ts';

const planColumns = [
  'plan',
  'planSource',
  'queryLimit',
  'billingAnchor',
  'paidUntil',
  'queryResetDate',
  'allowance',
] as const;

/** Reads a user's plan. Run writes of this file in a `writeDocuments` transaction, which serializes them per user. */
export async function readPlanState(trx: Trx | Database, uid: string): Promise<PlanState | null> {
  const row = await trx
    .selectFrom('users')
    .select(planColumns)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a user's plan and allowance. The count comes from the ledger, so that free queries are never granted twice. */
export async function setPlan(
  trx: Trx,
  uid: string,
  values: {
    plan: Plan;
    planSource: PlanSource | null;
    queryLimit: number | null;
    billingAnchor: Date | null;
    paidUntil: Date | null;
  },
  now: Date,
  revision: number,
): Promise<void> {
  const existing = await readPlanState(trx, uid);
  const { allowance, resetDate } = continuesMonths(existing, values)
    ? nextAllowance({ ...existing, ...values }, now)
    : allowanceAt(values, now);
  await trx
    .updateTable('users')
    .set({ ...values, allowance, queryResetDate: resetDate })
    .where('uid', '=', uid)
    .execute();
  await recount(trx, uid, now, revision);
}

/** A subscription keeps the day on which its months begin. A new subscription begins its months on its own day. */
function continuesMonths(
  existing: PlanState | null,
  { planSource, billingAnchor }: Pick<PlanState, 'planSource' | 'billingAnchor'>,
): existing is PlanState {
  const isOnStripe = existing?.planSource === 'stripe' && planSource === 'stripe';
  return isOnStripe && existing.billingAnchor?.getTime() === billingAnchor?.getTime();
}

/** Starts the next allowance when the current one has ended. @returns plan and count; null without a user */
export async function rollAllowance(trx: Trx, uid: string, now: Date, revision: number) {
  const user = await readCount(trx, uid, now);
  if (!user) return null;
  const { allowance, resetDate } = nextAllowance(user, now);
  if (allowance === user.allowance) return user;
  await trx
    .updateTable('users')
    .set({ allowance, queryResetDate: resetDate })
    .where('uid', '=', uid)
    .execute();
  return (await recount(trx, uid, now, revision)) ?? null;
}

/** Recounts the current allowance from the ledger and sets the user document's revision. @returns plan and count */
export function recount(trx: Trx, uid: string, now: Date, revision: number) {
  return trx
    .updateTable('users')
    .set((eb) => ({ queryUsed: countOfAllowance(eb, now), revision }))
    .where('uid', '=', uid)
    .returning([...planColumns, 'queryUsed'])
    .modifyEnd(keptPlan)
    .executeTakeFirst();
}

function readCount(trx: Trx, uid: string, now: Date) {
  return trx
    .selectFrom('users')
    .select(planColumns)
    .select((eb) => countOfAllowance(eb, now).as('queryUsed'))
    .where('uid', '=', uid)
    .modifyEnd(keptPlan)
    .executeTakeFirst();
}

/** Counts the queries of the current allowance, without expired reservations. */
function countOfAllowance(eb: ExpressionBuilder<Tables, 'users'>, now: Date) {
  return eb
    .selectFrom('queries')
    .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('used'))
    .whereRef('queries.uid', '=', 'users.uid')
    .whereRef('queries.allowance', '=', 'users.allowance')
    .where('queries.state', '!=', 'given_back')
    .where((inner) =>
      inner.or([inner('queries.heldUntil', 'is', null), inner('queries.heldUntil', '>=', now)]),
    )
    .$asScalar()
    .$notNull();
}
