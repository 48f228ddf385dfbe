import { readFileSync } from 'node:fs';
import { LLMock } from '@copilotkit/aimock';
import { isWorse, type Scorecard, scorecard } from '@savet/evaluation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelConnection, noConnection } from '../../features/models/connection.ts';
import { collectCalls } from '../../features/models/finished-calls.ts';
import type { Spending } from '../../features/models/spending.ts';
import { evaluate } from './evaluate.ts';
import { marksIn } from './judge.ts';
import { referenceFor, reportOf } from './report.ts';

const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const reference = new URL('built-in-scorecard.json', import.meta.url);

/** `npm run evaluate` prints where the built-in consultant stands; its scorecard replaces the file when it has become better. */
test('the built-in consultant is no worse than its last scorecard', async () => {
  const before = scorecard.parse(JSON.parse(readFileSync(reference, 'utf8')));
  const now = await evaluate({ connection: noConnection, judge: null, log });
  expect(now).toMatchObject({ questions: 240, failed: 0 });
  expect(isWorse(now, before), reportOf(now, before)).toBe(false);
});

describe('a scripted model', () => {
  let mock: LLMock;
  let connection: ModelConnection;
  beforeAll(async () => {
    mock = await LLMock.create();
    connection = {
      ...noConnection,
      source: 'environment',
      provider: 'openai',
      model: 'scripted',
      baseUrl: `${mock.url}/v1`,
      apiKey: 'test-key',
    };
  });
  afterAll(() => mock.stop());
  beforeEach(() => mock.reset());

  const run = (judge: ModelConnection | null = null, spending?: Spending) =>
    evaluate({ connection, judge, limit: 8, log, ...(spending && { spending }) });

  test('gets a scorecard, and a worse one fails', async () => {
    mock.on(
      { predicate: ({ messages }) => JSON.stringify(messages).includes('Answer in Bulgarian') },
      { content: 'Започнете с един канал. Пишете на трима клиенти.' },
    );
    mock.onMessage(/./, { content: 'Begin with one channel. Write to three customers.' });
    const good = await run();
    expect(good).toMatchObject({ provider: 'openai', model: 'scripted', questions: 16, failed: 0 });
    expect(good.byLanguage.EN.language).toEqual({ passed: 8, applicable: 8 });

    mock.reset();
    mock.onMessage(/./, { content: 'Sure! We are No. 1 with over 10,000 happy customers.' });
    const bad = await run();
    expect(bad.byLanguage.BG.language.passed).toBe(0);
    expect(isWorse(bad, good)).toBe(true);
    expect(isWorse(good, bad)).toBe(false);
    expect(referenceFor(bad, [good])).toBe(good);
    expect(reportOf(bad, good)).toContain('WORSE than the best run.');
  });

  test('that does not answer has failed, and nothing else is counted', async () => {
    mock.onMessage(/./, { error: { message: 'no', type: 'invalid_request_error' }, status: 401 });
    expect(await run()).toMatchObject({ questions: 16, failed: 16, share: 0, worst: [] });
  });

  test('is marked by a judge', async () => {
    mock.onMessage(/^Profile:/, {
      content: 'Marks: {"understood":4,"correct":5,"specific":2,"useful":3}',
    });
    mock.onMessage(/./, { content: 'Begin with one channel.' });
    const { spending, calls } = collectCalls();
    const { judge } = await run({ ...connection, model: 'judge' }, spending);
    expect(judge).toEqual({ model: 'judge', mean: 3.5 });
    // All of them are paid for.
    expect(calls.filter(({ model }) => model === 'judge')).toHaveLength(16);
    expect(calls.filter(({ model }) => model === 'scripted')).toHaveLength(16);
  });
});

test.each([
  ['{"understood":5,"correct":5,"specific":5,"useful":5}', 5],
  ['```json\n{"understood":1,"correct":2,"specific":3,"useful":4}\n```', 2.5],
  ['{"understood":6,"correct":5,"specific":5,"useful":5}', null],
  ['Good answer!', null],
])('the mean of the marks in %j is %d', (reply, mean) => {
  expect(marksIn(reply)).toBe(mean);
});

test('a run is compared with the best one of the same model, size and languages', () => {
  const counts = (applicable: number) => ({ language: { passed: 0, applicable } });
  const byLanguage = { EN: counts(120), BG: counts(120) };
  const card = (changes: object) =>
    ({
      provider: 'p',
      model: 'm',
      questions: 240,
      share: 0.8,
      byLanguage,
      ...changes,
    }) as Scorecard;
  const best = card({ share: 0.9 });
  const english = { byLanguage: { EN: counts(240), BG: counts(0) }, share: 1 };
  const others = [
    card({}),
    best,
    card({ model: 'n', share: 1 }),
    card({ questions: 20, share: 1 }),
    card(english),
  ];
  expect(referenceFor(card({ share: 0.5 }), others)).toBe(best);
  expect(referenceFor(card({ model: 'x' }), others)).toBeNull();
});
