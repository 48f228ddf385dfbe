import type { Plan } from '@savet/contract/plans';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
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

/** The same with the count. */
export const countedColumns = [...planColumns, 'queryUsed'] as const;

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

/** A plan, and the queries of its allowance as the ledger counts them. */
export interface CountedPlan extends PlanState {
  queryUsed: number;
}

/**
 * Starts the next allowance when the current one has ended.
 * @param read what this transaction has read already
 * @returns plan and count; null without a user
 */
export async function rollAllowance(
  trx: Trx,
  uid: string,
  now: Date,
  revision: number,
  read?: CountedPlan,
): Promise<CountedPlan | null> {
  const user = read ?? (await readCount(trx, uid, now));
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
export async function recount(trx: Trx, uid: string, now: Date, revision: number) {
  const [user] = await recountUser(trx, { uid, now, revision });
  return user;
}

const recountUser = keptStatement(
  (db, { uid, now, revision }: { uid: string; now: Date; revision: number }) =>
    db
      .updateTable('users')
      .set({ queryUsed: countOfAllowance(now), revision })
      .where('uid', '=', uid)
      .returning(countedColumns)
      .compile(),
);

async function readCount(trx: Trx, uid: string, now: Date) {
  const [user] = await countOfUser(trx, { uid, now });
  return user;
}

const countOfUser = keptStatement((db, { uid, now }: { uid: string; now: Date }) =>
  db
    .selectFrom('users')
    .select(planColumns)
    .select(countOfAllowance(now).as('queryUsed'))
    .where('uid', '=', uid)
    .compile(),
);

/** Counts the queries of the current allowance, without expired reservations. @param condition leaves some of them out */
export function countOfAllowance(now: Date, condition: RawBuilder<boolean> = sql`true`) {
  return expressionBuilder<Tables, 'users'>()
    .selectFrom('queries')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('used'))
    .whereRef('queries.uid', '=', 'users.uid')
    .whereRef('queries.allowance', '=', 'users.allowance')
    .where('queries.state', '!=', 'given_back')
    .where((eb) => eb.or([eb('queries.heldUntil', 'is', null), eb('queries.heldUntil', '>=', now)]))
    .where(condition)
    .$asScalar()
    .$notNull();
}
