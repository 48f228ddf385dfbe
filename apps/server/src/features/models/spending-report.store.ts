import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { COST_UNITS } from './spending.rules.ts';

/** Users shown, the dearest first. */
const USERS_SHOWN = 10;

type Calls = ExpressionBuilder<Tables, 'modelCalls'>;

/** In the currency. The sum is exact; only its result is rounded. */
const cost = sql<number>`(coalesce(sum(cost), 0) / ${sql.lit(COST_UNITS)}::numeric)::float8`;
const estimated = sql<number>`(coalesce(sum(cost) filter (where is_estimated), 0) / ${sql.lit(COST_UNITS)}::numeric)::float8`;
const calls = (eb: Calls) => eb.cast<number>(eb.fn.countAll(), 'integer');
const inputTokens = sql<number>`coalesce(sum(input_tokens), 0)::int8`;
const outputTokens = sql<number>`coalesce(sum(output_tokens), 0)::int8`;

/** Tokens and money of a month, by plan, model, purpose and user. */
export async function readSpendingReport(db: Database, { from, to }: { from: Date; to: Date }) {
  const ofMonth = db
    .selectFrom('modelCalls')
    .where('startedAt', '>=', from)
    .where('startedAt', '<', to);
  const sums = ofMonth.select((eb) => [cost.as('cost'), calls(eb).as('calls')]);
  const [totals, byPlan, byModel, byPurpose, byUser] = await Promise.all([
    ofMonth
      .select([
        cost.as('total'),
        estimated.as('estimated'),
        inputTokens.as('inputTokens'),
        outputTokens.as('outputTokens'),
      ])
      .executeTakeFirstOrThrow(),
    sums.select('plan').groupBy('plan').orderBy('cost', 'desc').execute(),
    sums
      .select(['model', inputTokens.as('inputTokens'), outputTokens.as('outputTokens')])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('modelPrices')
              .select('modelPrices.model')
              .whereRef('modelPrices.model', '=', 'modelCalls.model'),
          )
          .as('hasPrice'),
      )
      .groupBy('model')
      .orderBy('cost', 'desc')
      .execute(),
    sums.select('purpose').groupBy('purpose').orderBy('cost', 'desc').execute(),
    sums
      .innerJoin('authUsers', 'authUsers.id', 'modelCalls.uid')
      .select(['modelCalls.uid', 'authUsers.email'])
      .groupBy(['modelCalls.uid', 'authUsers.email'])
      .orderBy('cost', 'desc')
      .limit(USERS_SHOWN)
      .execute(),
  ]);
  return {
    ...totals,
    byPlan,
    byModel: byModel.map((row) => ({ ...row, hasPrice: Boolean(row.hasPrice) })),
    byPurpose,
    byUser: byUser.map((row) => ({ ...row, uid: row.uid ?? '' })),
  };
}
