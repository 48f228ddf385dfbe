import { afterEach, describe, expect, test } from 'vitest';
import type { EngineOptions, StandInEngine } from '../../../testing/engines/engine-options.ts';
import { startEngine } from '../../../testing/engines/start-engine.ts';
import { generate } from '../generation.ts';
import { ollamaModels, ollamaWindow } from './ollama-model.ts';

let engine: StandInEngine | undefined;
afterEach(() => engine?.stop());

async function start(changes: Partial<EngineOptions> = {}) {
  const models = [{ name: 'bggpt', bytes: 1, contextLength: 32_768 }];
  engine = await startEngine('ollama', { models, ...changes });
  return engine;
}

async function ask(
  { baseUrl }: StandInEngine,
  {
    name = 'bggpt',
    question = 'Как да определя цените си?',
    contextWindow = null,
    ...rest
  }: {
    name?: string;
    question?: string;
    contextWindow?: number | null;
    signal?: AbortSignal;
    onText?: (text: string) => void;
  } = {},
) {
  let text = '';
  const request = {
    model: ollamaModels({ baseUrl, contextWindow })(name),
    instructions: 'Отговаряйте учтиво.',
    messages: [{ role: 'user' as const, content: question }],
    maxOutputTokens: 3_000,
    temperature: 0.4,
  };
  // Generous for a busy machine.
  const limit = 50_000;
  const timeouts = { totalMs: limit, firstTextMs: limit, stallMs: limit, retryPauseMs: 1 };
  const { signal = new AbortController().signal, onText } = rest;
  const outcome = await generate(async () => request, {
    signal,
    timeouts,
    onText: (piece) => {
      text += piece;
      onText?.(piece);
    },
  });
  return { text, outcome };
}

function chats({ requests }: StandInEngine) {
  return requests.filter(({ path }) => path === '/api/chat').map(({ body }) => body);
}

test('sends what the library leaves out, and reads text and usage', async () => {
  const ollama = await start();
  const { text, outcome } = await ask(ollama);
  expect(text).toBe('Започнете от **стойността** 😀.');
  expect(outcome).toMatchObject({ kind: 'complete' });
  expect(outcome.usage?.inputTokens).toBeGreaterThan(20);
  expect(outcome.usage?.outputTokens).toBeGreaterThan(5);
  expect(chats(ollama)).toEqual([
    {
      model: 'bggpt',
      messages: [
        { role: 'system', content: 'Отговаряйте учтиво.' },
        { role: 'user', content: 'Как да определя цените си?' },
      ],
      stream: true,
      think: false,
      options: { num_ctx: 16_384, num_predict: 3_000, temperature: 0.4 },
      keep_alive: '30m',
      truncate: false,
      shift: false,
    },
  ]);
});

test('the window is the same in all requests, so that the model is loaded once', async () => {
  const ollama = await start();
  await ask(ollama, { contextWindow: 8_192 });
  await ask(ollama, { contextWindow: 8_192, question: 'дума '.repeat(500) });
  const options = expect.objectContaining({ num_ctx: 8_192 }) as unknown;
  expect(chats(ollama)).toEqual([
    expect.objectContaining({ options }),
    expect.objectContaining({ options }),
  ]);
  expect(ollama.loads).toBe(1);
});

test.each([
  [null, null, 16_384],
  [null, 8_192, 8_192],
  [null, 131_072, 16_384],
  [32_768, 131_072, 32_768],
  [32_768, 8_192, 8_192],
])('the window for %s with a maximum of %s is %d', (chosen, maximum, window) => {
  expect(ollamaWindow(chosen, maximum)).toBe(window);
});

test('a prompt that does not fit is refused, not cut', async () => {
  const ollama = await start();
  const { text, outcome } = await ask(ollama, {
    contextWindow: 1_000,
    question: 'дума '.repeat(1_000),
  });
  expect(outcome).toMatchObject({ kind: 'failed', connectionLost: false });
  expect(outcome).toMatchObject({ detail: 'provider answered 400 (attempt 1)' });
  expect(text).toBe('');
  expect(ollama.cuts).toBe(0);
});

test('the answer ends where the window ends', async () => {
  const ollama = await start({ reply: () => 'дума '.repeat(2_000) });
  const { outcome } = await ask(ollama, { contextWindow: 1_000 });
  const { inputTokens = 0, outputTokens = 0 } = outcome.usage ?? {};
  expect(outcome.kind).toBe('complete');
  expect(inputTokens + outputTokens).toBe(1_000);
});

describe('failures', () => {
  test('a missing model', async () => {
    const ollama = await start();
    const { outcome } = await ask(ollama, { name: 'missing' });
    expect(outcome).toMatchObject({
      kind: 'failed',
      connectionLost: false,
      detail: 'provider answered 404 (attempt 1)',
    });
  });

  test('an error before the answer is tried again', async () => {
    const ollama = await start();
    ollama.failNext(500, 'llama runner process has terminated');
    expect((await ask(ollama)).outcome.kind).toBe('complete');
    expect(chats(ollama)).toHaveLength(2);
  });

  test('an error before any text, sent as a line, is tried again', async () => {
    const ollama = await start();
    ollama.breakNext('error', 0);
    expect((await ask(ollama)).outcome.kind).toBe('complete');
  });

  test('an error line ends the answer and keeps its text', async () => {
    const ollama = await start();
    ollama.breakNext('error');
    const { text, outcome } = await ask(ollama);
    expect(text).toBe('Започнете от');
    expect(outcome).toMatchObject({
      kind: 'failed',
      connectionLost: false,
      detail: 'provider failed: AI_APICallError (attempt 1)',
    });
  });

  test.each(['end', 'reset'] as const)('an early %s is an interruption', async (how) => {
    const ollama = await start();
    ollama.breakNext(how);
    const { text, outcome } = await ask(ollama);
    // A reset may throw away what was on its way.
    expect('Започнете от'.startsWith(text)).toBe(true);
    expect(outcome).toMatchObject({ kind: 'failed', connectionLost: true });
  });

  test('an engine that is gone is a lost connection', async () => {
    const ollama = await start();
    await ollama.vanish();
    const { outcome } = await ask(ollama);
    expect(outcome).toMatchObject({ kind: 'failed', connectionLost: true });
    await ollama.comeBack();
    expect((await ask(ollama)).outcome.kind).toBe('complete');
  });

  test('after a stop Ollama ends the answer too', async () => {
    const ollama = await start({ reply: () => 'дума '.repeat(1_000) });
    ollama.setDelay({ pieceMs: 5 });
    const controller = new AbortController();
    const onText = () => controller.abort();
    const { outcome } = await ask(ollama, { signal: controller.signal, onText });
    expect(outcome.kind).toBe('aborted');
    await expect.poll(() => ollama.abandoned).toBe(1);
    // Node.js reports an unhandled rejection in the next round of the event loop; it would fail this run.
    await new Promise(setImmediate);
  });
});

test('a redirect is not followed', async () => {
  const other = await start();
  const { origin } = other;
  const { createServer } = await import('node:http');
  const server = createServer((_request, response) => {
    response.writeHead(307, { location: `${origin}/api/chat` }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const { outcome } = await ask({ ...other, baseUrl: `http://127.0.0.1:${port}` });
  server.close();
  expect(outcome.kind).toBe('failed');
  expect(other.requests).toEqual([]);
});

test('the error of a line reaches the caller after the text', async () => {
  const ollama = await start();
  ollama.breakNext('error', 1);
  const model = ollamaModels({ baseUrl: ollama.baseUrl, contextWindow: null })('bggpt');
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'да' }] }];
  const { stream } = await model.doStream({ prompt });
  const parts = [];
  for await (const part of stream) parts.push(part);
  expect(parts.slice(-4)).toMatchObject([
    { type: 'text-delta', delta: 'Започнете' },
    { type: 'text-end' },
    { type: 'error', error: { message: 'model runner has stopped' } },
    { type: 'finish', finishReason: { unified: 'other' } },
  ]);
});
