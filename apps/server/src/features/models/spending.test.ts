import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { databases } from '../../testing/databases.ts';
import { collectCalls, finishedCalls, recordCalls } from './finished-calls.ts';
import { type ModelCall, monthRange } from './spending.rules.ts';
import { writeCeilings, writePrices } from './spending.store.ts';
import { createSpending } from './spending.ts';
import { readSpendingReport } from './spending-report.store.ts';

const none = { total: null, free: null, pro: null, enterprise: null };
const answer: ModelCall = {
  uid: null,
  plan: 'free',
  model: 'priced',
  isOwnEngine: false,
  purpose: 'answer',
  tokens: { inputTokens: 1_000, outputTokens: 1_000 },
};
/** Far more than a call costs: the reservation of a call is 0.003. */
const inNovember = new Date('2026-11-30T23:59:59Z');

describe.each(databases)('spending on $name', ({ open }) => {
  let database: OpenDatabase;
  let time = inNovember;
  beforeAll(async () => {
    database = await open();
    const price = { model: 'priced', input: 1_000_000, cachedInput: 100_000, output: 2_000_000 };
    await inTransaction(database.db, (trx) => writePrices(trx, 'EUR', [price]));
  });
  afterAll(() => database.close());

  const report = (month: string) => readSpendingReport(database.db, monthRange(month));
  const spending = () => createSpending(database.db, () => time);

  test('a call is recorded with what it took, and counts with the most that it can take until then', async () => {
    const call = await spending().open(answer);
    expect((await report('2026-11')).total).toBe(0.003);
    await call?.end({ inputTokens: 900, cachedInputTokens: 500, outputTokens: 10 }, answer.tokens);
    expect(await report('2026-11')).toMatchObject({
      total: 0.00047,
      estimated: 0,
      inputTokens: 900,
      outputTokens: 10,
      byPlan: [{ plan: 'free', cost: 0.00047, calls: 1 }],
      byModel: [{ model: 'priced', cost: 0.00047, calls: 1, hasPrice: true }],
      byPurpose: [{ purpose: 'answer', cost: 0.00047, calls: 1 }],
      byUser: [],
    });
  });

  test('what nobody counted is an estimate', async () => {
    const call = await spending().open(answer);
    await call?.end(null, { inputTokens: 1_000, outputTokens: 0 });
    expect(await report('2026-11')).toMatchObject({ total: 0.00147, estimated: 0.001 });
  });

  test('calls of another process are recorded afterwards', async () => {
    const { spending: elsewhere, calls } = collectCalls();
    const usage = { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 500 };
    await (await elsewhere.open(answer))?.end(usage, answer.tokens);
    await (await elsewhere.open(answer))?.end(null, { inputTokens: 10, outputTokens: 0 });
    const time = new Date('2026-10-05T12:00:00Z');
    await recordCalls(database.db, finishedCalls.parse(JSON.parse(JSON.stringify(calls))), time);
    expect(await report('2026-10')).toMatchObject({
      total: 0.00201,
      estimated: 0.00001,
      byPurpose: [{ purpose: 'test', calls: 2 }],
    });
  });

  test('a month ends at midnight in UTC', async () => {
    time = new Date('2026-12-01T00:00:00Z');
    await spending().open({ ...answer, model: 'unknown' });
    expect(await report('2026-11')).toMatchObject({ byModel: [{ calls: 2 }] });
    expect(await report('2026-12')).toMatchObject({
      total: 0,
      byModel: [{ model: 'unknown', hasPrice: false }],
    });
  });

  test('a model without a price is not asked while a ceiling is set, except one of one’s own', async () => {
    time = new Date('2027-03-15T12:00:00Z');
    const unknown = { ...answer, model: 'unknown' };
    const set = (ceilings: object) =>
      inTransaction(database.db, (trx) => writeCeilings(trx, { ...none, ...ceilings }));
    expect(await spending().open(unknown)).not.toBeNull();
    for (const ceilings of [{ total: 1_000 }, { free: 1_000 }]) {
      await set(ceilings);
      expect(await spending().open(unknown)).toBeNull();
      expect(await spending().open({ ...unknown, isOwnEngine: true })).not.toBeNull();
    }
    await set({ pro: 1_000 });
    expect(await spending().open(unknown)).not.toBeNull();
    await set({});
  });

  test('of fifty calls at once, only as many pass as the ceiling allows', async () => {
    time = new Date('2027-01-15T12:00:00Z');
    // Ten cents are enough for 33 calls of 0.003.
    await inTransaction(database.db, (trx) => writeCeilings(trx, { ...none, total: 10 }));
    const calls = await Promise.all(Array.from({ length: 50 }, () => spending().open(answer)));
    const passed = calls.filter((call) => call !== null);
    expect(passed).toHaveLength(33);
    expect((await report('2027-01')).total).toBe(0.099);
    // The unused part of a reservation becomes available again.
    await passed[0]?.end({ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 }, answer.tokens);
    expect(await spending().open(answer)).not.toBeNull();
    expect(await spending().open(answer)).toBeNull();
  });

  test('a ceiling of a plan stops that plan alone', async () => {
    time = new Date('2027-02-15T12:00:00Z');
    await inTransaction(database.db, (trx) => writeCeilings(trx, { ...none, free: 0 }));
    expect(await spending().open(answer)).toBeNull();
    expect(await spending().open({ ...answer, plan: 'pro' })).not.toBeNull();
  });
});
