import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { databases } from '../../testing/databases.ts';
import { fixedSource } from '../models/open-connection.ts';
import { monthRange, PRICE_UNITS } from '../models/spending.rules.ts';
import { writePrices } from '../models/spending.store.ts';
import { createSpending } from '../models/spending.ts';
import { readSpendingReport } from '../models/spending-report.store.ts';
import { createConsultant } from './consultant.ts';
import {
  type Behaviour,
  type FaultyProvider,
  fail,
  finishWith,
  startFaultyProvider,
  stream,
} from './testing/faulty-provider.ts';
import { generator, randomRequest } from './testing/random-requests.ts';

const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const HOUR_MS = 3_600_000;
const HOURS = 720;
/** One call about every four hours. */
const CALLS = 180;
/** Prices of a million tokens before and from the middle of the month. */
const before = { input: 0.15, cachedInput: 0.075, output: 0.6 };
const after = { input: 2.5, cachedInput: 1.25, output: 10 };

/** The provider's bill, in the currency. Kept apart from the code under test. */
let bill = 0;
const random = generator(7);
const between = (low: number, high: number) => Math.round(low + random() * (high - low));

/** A good answer, which is billed. */
function billed(price: typeof before): Behaviour {
  const prompt_tokens = between(400, 9_000);
  const cached_tokens = random() < 0.5 ? between(0, prompt_tokens) : 0;
  const completion_tokens = between(1, 1_500);
  const parts = [
    (prompt_tokens - cached_tokens) * price.input,
    cached_tokens * price.cachedInput,
    completion_tokens * price.output,
  ];
  bill += parts.reduce((sum, part) => sum + part, 0) / 1e6;
  const usage = { prompt_tokens, completion_tokens, prompt_tokens_details: { cached_tokens } };
  return stream(['An ', 'answer.'], finishWith(usage));
}

describe.each(databases)('a month on $name', ({ open }) => {
  let database: OpenDatabase;
  let provider: FaultyProvider;
  beforeAll(async () => {
    database = await open();
    provider = await startFaultyProvider();
  });
  afterAll(async () => {
    await provider.stop();
    await database.close();
  });

  const setPrice = (price: typeof before) => {
    const [input = 0, cachedInput = 0, output = 0] = [
      price.input,
      price.cachedInput,
      price.output,
    ].map((value) => value * PRICE_UNITS);
    const row = { model: 'test-model', input, cachedInput, output };
    return inTransaction(database.db, (trx) => writePrices(trx, 'USD', [row]));
  };

  test('the sum of all calls is the provider’s bill, to the cent', async () => {
    bill = 0;
    const start = monthRange('2026-11').from.getTime();
    let time = start;
    const spending = createSpending(database.db, () => new Date(time));
    const source = fixedSource(provider.configuration('openai'), async () => null);
    const consultant = createConsultant(source, { log, spending, timeouts: { retryPauseMs: 0 } });
    const { signal } = new AbortController();
    const asker = { uid: null, plan: 'pro' } as const;
    const options = { signal, asker };
    await setPrice(before);
    let price = before;
    for (let index = 0; index < CALLS; index += 1) {
      time = start + Math.floor((index / CALLS) * HOURS) * HOUR_MS;
      if (index === CALLS / 2) {
        price = after;
        await setPrice(after);
      }
      const kind = index % 9;
      // Refused calls cost nothing; a repeated one costs once.
      if (kind === 3) provider.behave(fail(401));
      else if (kind === 4) provider.behave(fail(500), billed(price));
      else provider.behave(billed(price));
      if (kind === 5) await consultant.title({ query: 'q', response: 'r' }, options);
      else if (kind === 6) await consultant.summarize('A long chat.', 'EN', options);
      else {
        const request = { ...randomRequest(index), plan: kind === 7 ? 'free' : 'pro' } as const;
        await consultant.answer(request, { signal, onText: silent });
      }
    }
    const report = await readSpendingReport(database.db, monthRange('2026-11'));
    expect(report.total).toBeCloseTo(bill, 9);
    expect(report.estimated).toBe(0);
    const sum = (rows: { cost: number }[]) => rows.reduce((total, { cost }) => total + cost, 0);
    for (const part of [report.byPlan, report.byModel, report.byPurpose]) {
      expect(sum(part)).toBeCloseTo(bill, 9);
    }
    expect(report.byPurpose.map(({ purpose }) => purpose).toSorted()).toEqual([
      'answer',
      'summary',
      'title',
    ]);
  });
});
