import type { Plan } from '@savet/contract/plans';
import { sql } from 'kysely';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import type { CallTokens, Ceilings, ModelCall, ModelPrice } from './spending.rules.ts';

export async function readPrice(db: Database | Trx, model: string): Promise<ModelPrice | null> {
  const row = await db
    .selectFrom('modelPrices')
    .select(['input', 'cachedInput', 'output'])
    .where('model', '=', model)
    .executeTakeFirst();
  return row ?? null;
}

export function listPrices(db: Database) {
  return db.selectFrom('modelPrices').selectAll().orderBy('model').execute();
}

/** Replaces the price list. */
export async function writePrices(
  trx: Trx,
  currency: string,
  prices: ({ model: string } & ModelPrice)[],
): Promise<void> {
  await writeSettings(trx, { currency });
  await trx.deleteFrom('modelPrices').execute();
  if (prices.length > 0) await trx.insertInto('modelPrices').values(prices).execute();
}

export async function readSettings(
  db: Database | Trx,
): Promise<{ currency: string; ceilings: Ceilings }> {
  const row = await db
    .selectFrom('spendingSettings')
    .select(['currency', 'total', 'free', 'pro', 'enterprise'])
    .executeTakeFirst();
  const { currency, ...ceilings } = row ?? noSettings;
  return { currency, ceilings };
}

/**
 * Reads the price of a model and the ceilings, and inserts a call that no ceiling holds for, with what it can cost: one statement,
 * because every answer waits for it.
 */
export async function openCallRow(
  db: Database,
  call: Omit<NewCall, 'cost'>,
): Promise<{ price: ModelPrice | null; ceilings: Ceilings; isInserted: boolean }> {
  const { tokens, messageId = null, ...values } = call;
  const [row] = await openedCall(db, { ...values, ...tokens, messageId });
  // The statement begins with a row of its own.
  if (!row) throw new Error('no terms');
  const { input, cachedInput, output, isInserted, ...ceilings } = row;
  return {
    price:
      input === null || cachedInput === null || output === null
        ? null
        : { input, cachedInput, output },
    ceilings,
    isInserted,
  };
}

interface TermsRow extends Ceilings {
  input: number | null;
  cachedInput: number | null;
  output: number | null;
  isInserted: boolean;
}

/** The cost is that of `costOf` before anything is known of the provider's cache. */
const openedCall = keptStatement((db, call: Omit<CallRow, 'cost'>) =>
  sql<TermsRow>`
    with terms as (
      select input, cached_input, output, total, free, pro, enterprise
      from (select 1) as one
      left join model_prices on model = ${call.model}
      left join spending_settings on true
    ), inserted as (
      insert into model_calls (call_id, uid, message_id, plan, model, purpose, started_at,
        input_tokens, cached_input_tokens, output_tokens, cost)
      select ${call.callId}, ${call.uid}, ${call.messageId}, ${call.plan}, ${call.model}, ${call.purpose}, ${call.startedAt},
        ${call.inputTokens}, ${call.cachedInputTokens}, ${call.outputTokens},
        coalesce(${call.inputTokens}::int8 * input + ${call.outputTokens}::int8 * output, 0)
      from terms
      where total is null and case ${call.plan} when 'free' then free when 'pro' then pro else enterprise end is null
      returning call_id
    )
    select input, cached_input, output, total, free, pro, enterprise,
      exists (select from inserted) as is_inserted
    from terms`.compile(db),
);

/** Providers give their prices in dollars. */
const noSettings = { currency: 'USD', total: null, free: null, pro: null, enterprise: null };

async function writeSettings(
  trx: Trx,
  values: Partial<{ currency: string } & Ceilings>,
): Promise<void> {
  await trx
    .insertInto('spendingSettings')
    .values({ id: 1, ...noSettings, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function writeCeilings(trx: Trx, ceilings: Ceilings): Promise<void> {
  await writeSettings(trx, ceilings);
}

/** Makes other calls wait until this one is recorded, so that they can't exceed a ceiling together. */
export async function lockSettings(trx: Trx): Promise<void> {
  await trx.selectFrom('spendingSettings').select('id').forUpdate().execute();
}

/** Cost of a month so far, in all and of a plan, with what running calls can still cost. */
export async function readSpent(
  trx: Trx,
  month: { from: Date; to: Date },
  plan: Plan,
): Promise<{ total: number; plan: number }> {
  const row = await trx
    .selectFrom('modelCalls')
    .select([
      sql<number>`coalesce(sum(cost), 0)::float8`.as('total'),
      sql<number>`coalesce(sum(cost) filter (where plan = ${plan}), 0)::float8`.as('plan'),
    ])
    .where('startedAt', '>=', month.from)
    .where('startedAt', '<', month.to)
    .executeTakeFirstOrThrow();
  return row;
}

type NewCall = Omit<ModelCall, 'isOwnEngine'> & {
  callId: string;
  tokens: CallTokens;
  cost: number;
  startedAt: Date;
};

export async function insertCall(db: Database | Trx, call: NewCall): Promise<void> {
  const { tokens, messageId = null, ...row } = call;
  await insertCallRow(db, { ...row, ...tokens, messageId });
}

type CallRow = Omit<NewCall, 'tokens' | 'messageId'> & CallTokens & { messageId: string | null };

const insertCallRow = keptStatement((db, call: CallRow) => {
  const { callId, uid, messageId, plan, model, purpose, startedAt } = call;
  const { inputTokens, cachedInputTokens, outputTokens, cost } = call;
  const taken = { inputTokens, cachedInputTokens, outputTokens, cost };
  return db
    .insertInto('modelCalls')
    .values({ callId, uid, messageId, plan, model, purpose, startedAt, ...taken })
    .compile();
});

export async function endCall(
  db: Database,
  callId: string,
  values: CallTokens & { cost: number; isEstimated: boolean },
): Promise<void> {
  await endCallRow(db, { callId, ...values });
}

const endCallRow = keptStatement(
  (db, values: CallTokens & { callId: string; cost: number; isEstimated: boolean }) => {
    const { callId, inputTokens, cachedInputTokens, outputTokens, cost, isEstimated } = values;
    const taken = { inputTokens, cachedInputTokens, outputTokens, cost, isEstimated };
    return db
      .updateTable('modelCalls')
      .set({ ...taken, endedAt: sql<Date>`now()` })
      .where('callId', '=', callId)
      .compile();
  },
);
