import { setTimeout as sleep, setImmediate as tick } from 'node:timers/promises';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { generate } from './generation.ts';

type Part = LanguageModelV4StreamPart;

const tokens = { total: 3, noCache: 3, cacheRead: 0, cacheWrite: 0 };
const usage = { inputTokens: tokens, outputTokens: { total: 4, text: 4, reasoning: 0 } };
const finish: Part = { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage };
const start: Part = { type: 'text-start', id: '1' };
const text = (delta: string): Part => ({ type: 'text-delta', id: '1', delta });
const think: Part = { type: 'reasoning-start', id: '2' };
const thought: Part = { type: 'reasoning-delta', id: '2', delta: 'hm' };

function modelOf(parts: () => AsyncIterable<Part>): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'test',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not used')),
    doStream: async () => ({ stream: ReadableStream.from(parts()) }),
  };
}

async function run(
  parts: () => AsyncIterable<Part>,
  changes = {},
  signal = new AbortController().signal,
) {
  const timeouts = {
    // Generous for a busy machine.
    totalMs: 60_000,
    firstTextMs: 50_000,
    stallMs: 50_000,
    retryPauseMs: 1,
    ...changes,
  };
  let written = '';
  const onText = (piece: string) => {
    written += piece;
  };
  const messages = [{ role: 'user' as const, content: 'p' }];
  const request = { model: modelOf(parts), instructions: 'i', messages };
  const outcome = await generate(async () => request, { signal, timeouts, onText });
  return { outcome, written };
}

test('a stream that closes without a finish part is cut off', async () => {
  const { outcome, written } = await run(async function* () {
    yield* [start, text('Half')];
  });
  expect(outcome).toMatchObject({ kind: 'failed', connectionLost: true });
  expect(written).toBe('Half');
});

test.each([
  [{ unified: 'stop', raw: 'stop' }, 'complete'],
  [{ unified: 'length', raw: 'length' }, 'complete'],
  [{ unified: 'other', raw: 'unheard_of' }, 'complete'],
  [{ unified: 'other', raw: undefined }, 'failed'],
  [{ unified: 'interrupted', raw: undefined }, 'failed'],
  [{ unified: 'error', raw: undefined }, 'failed'],
] as const)('finish reason %o is %s', async (finishReason, kind) => {
  const { outcome } = await run(async function* () {
    yield* [start, text('Text'), { type: 'finish', finishReason, usage } satisfies Part];
  });
  expect(outcome).toMatchObject({ kind, usage: { inputTokens: 3, outputTokens: 4 } });
});

test('a reply without an end is cut off, and the provider is told to stop', async () => {
  const stopped = Promise.withResolvers<void>();
  const { outcome, written } = await run(async function* () {
    try {
      yield start;
      for (;;) yield text('слово '.repeat(5_000));
    } finally {
      stopped.resolve();
    }
  });
  expect(outcome).toMatchObject({ kind: 'complete', isCut: true, usage: null });
  expect(written).toHaveLength(200_000);
  await stopped.promise;
});

test.each([
  [10.5, 11],
  [-3, 0],
  [3e9, 2 ** 31 - 1],
  [Number.NaN, 0],
])('a count of %d tokens is taken as %d', async (total, counted) => {
  const absurd = {
    ...usage,
    inputTokens: { ...tokens, total },
    outputTokens: { total: 4, text: 4, reasoning: 0 },
  };
  const { outcome } = await run(async function* () {
    yield* [start, text('Text'), { ...finish, usage: absurd }];
  });
  expect(outcome.usage).toMatchObject({ inputTokens: counted, outputTokens: 4 });
});

describe('silence', () => {
  afterEach(() => void vi.useRealTimers());

  test('a stream of reasoning parts does not stall', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { outcome } = await run(
      async function* () {
        yield* [start, text('a'), think];
        // Together longer than the limit, each shorter.
        for (let count = 0; count < 6; count += 1) {
          // The part before has arrived.
          await tick();
          vi.advanceTimersByTime(400);
          yield thought;
        }
        yield finish;
      },
      { stallMs: 500 },
    );
    expect(outcome.kind).toBe('complete');
  });

  test('reasoning parts do not extend the limit for the first text', async () => {
    const { outcome } = await run(
      async function* () {
        yield think;
        for (;;) {
          await sleep(5);
          yield thought;
        }
      },
      { firstTextMs: 60 },
    );
    expect(outcome).toMatchObject({
      kind: 'failed',
      detail: expect.stringContaining('no first text') as string,
    });
  });

  test('an answer that goes on for too long ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { outcome, written } = await run(
      async function* () {
        yield start;
        for (let count = 0; count < 6; count += 1) {
          yield text('a');
          // The part has arrived.
          await tick();
          vi.advanceTimersByTime(400);
        }
        yield finish;
      },
      { totalMs: 1_000 },
    );
    expect(outcome).toMatchObject({
      kind: 'failed',
      detail: expect.stringContaining('not finished') as string,
    });
    expect(written).toMatch(/^a{1,3}$/);
  });

  const deaf = async function* () {
    yield* [start, text('Half')];
    await new Promise(() => {});
  };

  test('a model that ignores the abort does not delay a timeout', async () => {
    const { outcome } = await run(deaf, { stallMs: 40 });
    expect(outcome).toMatchObject({ kind: 'failed', connectionLost: true });
  });

  test('a model that ignores the abort does not delay a stop', async () => {
    const { outcome } = await run(deaf, {}, AbortSignal.timeout(40));
    expect(outcome).toMatchObject({ kind: 'aborted', usage: null });
  });
});

test('a failure to open the model is returned, not thrown', async () => {
  const open = () => Promise.reject(new Error('SECRET'));
  const timeouts = { totalMs: 500, firstTextMs: 500, stallMs: 500, retryPauseMs: 1 };
  const { signal } = new AbortController();
  const outcome = await generate(open, { signal, timeouts, onText: () => {} });
  expect(outcome).toMatchObject({ kind: 'failed', connectionLost: false });
  expect(JSON.stringify(outcome)).not.toContain('SECRET');
});
