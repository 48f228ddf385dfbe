import { type EngineName, engineNames } from '@savet/contract/models';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineOptions, StandInEngine } from './engine-options.ts';
import { type Message, tokensOf } from './prompt-tokens.ts';
import { startEngine } from './start-engine.ts';

let engine: StandInEngine | undefined;
afterEach(() => engine?.stop());

const system = { role: 'system', content: 'Отговаряйте учтиво.' };
const turn = (number: number) => ({
  role: 'user',
  content: `Въпрос ${number}: ${'дума '.repeat(20)}`,
});
const question = { role: 'user', content: 'Как да определя цените си?' };
const long = [system, turn(1), turn(2), turn(3), turn(4), question];

/** Starts an engine that remembers what its model saw. */
async function start(name: EngineName, changes: Partial<EngineOptions> = {}) {
  const seen: Message[][] = [];
  const models = [{ name: 'bggpt', bytes: 1, contextLength: 8_192 }];
  engine = await startEngine(name, {
    models,
    contextLength: 200,
    reply: (messages) => {
      seen.push([...messages]);
      return 'Да, така е.';
    },
    ...changes,
  });
  return { engine, seen };
}

async function post({ origin }: StandInEngine, path: string, body: Record<string, unknown>) {
  const request = { model: 'bggpt', stream: true, ...body };
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(request),
  });
  return { status: response.status, text: await response.text() };
}

const complete = (on: StandInEngine, messages: Message[], more = {}) =>
  post(on, '/v1/chat/completions', {
    messages,
    stream_options: { include_usage: true },
    ...more,
  });
const chat = (on: StandInEngine, messages: Message[], more = {}) =>
  post(on, '/api/chat', { messages, ...more });

describe('Ollama', () => {
  test('drops the oldest messages silently and keeps the system message', async () => {
    const { engine: ollama, seen } = await start('ollama');
    const { status, text } = await chat(ollama, long);
    expect(status).toBe(200);
    expect(seen[0]?.[0]).toEqual(system);
    expect(seen[0]?.at(-1)).toEqual(question);
    expect(seen[0]?.length).toBeLessThan(long.length);
    const last = JSON.parse(text.trim().split('\n').at(-1) ?? '') as { prompt_eval_count: number };
    expect(last.prompt_eval_count).toBe(tokensOf(seen[0] ?? []));
    expect(ollama.cuts).toBe(1);
  });

  test('loses the system message if the last message is too long', async () => {
    const { engine: ollama, seen } = await start('ollama');
    await chat(ollama, [system, { role: 'user', content: 'дума '.repeat(300) }]);
    expect(seen[0]?.map(({ role }) => role)).toEqual(['user']);
    expect(tokensOf(seen[0] ?? [])).toBeLessThanOrEqual(102);
    expect(ollama.cuts).toBe(1);
  });

  test('refuses instead with truncate: false', async () => {
    const { engine: ollama, seen } = await start('ollama');
    const { status, text } = await chat(ollama, long, { truncate: false });
    expect(status).toBe(400);
    expect(text).toContain('exceed_context_size_error');
    expect(seen).toEqual([]);
    expect(ollama.cuts).toBe(0);
  });

  test('takes the window of the request, up to the maximum of the model', async () => {
    const { engine: ollama } = await start('ollama');
    for (const num_ctx of [4_096, 4_096, 100_000]) {
      await chat(ollama, long, { options: { num_ctx } });
    }
    expect(ollama.cuts).toBe(0);
    expect(ollama.loads).toBe(2);
    const running = await (await fetch(`${ollama.origin}/api/ps`)).text();
    expect(running).toContain('"context_length":8192');
  });

  test('has a window of 4,096 by default', async () => {
    const models = [{ name: 'bggpt', bytes: 1, contextLength: 8_192 }];
    engine = await startEngine('ollama', { models });
    await chat(engine, [system, turn(1), { role: 'user', content: 'дума '.repeat(2_000) }]);
    expect(engine.cuts).toBe(1);
  });

  test("cuts through OpenAI's API too", async () => {
    const { engine: ollama, seen } = await start('ollama');
    await complete(ollama, long);
    expect(seen[0]?.length).toBeLessThan(long.length);
    expect(ollama.cuts).toBe(1);
  });
});

describe('LM Studio', () => {
  test('drops the oldest messages silently', async () => {
    const { engine: studio, seen } = await start('lm-studio');
    const { text } = await complete(studio, long);
    expect(seen[0]?.[0]).toEqual(system);
    expect(seen[0]?.length).toBeLessThan(long.length);
    expect(text).toContain(`"prompt_tokens":${tokensOf(seen[0] ?? [])}`);
    expect(studio.cuts).toBe(1);
  });

  test('refuses if system and last message do not fit', async () => {
    const { engine: studio } = await start('lm-studio');
    const messages = [system, { role: 'user', content: 'дума '.repeat(300) }];
    const { status, text } = await complete(studio, messages);
    expect(status).toBe(400);
    expect(text).toContain('context length of only 200 tokens');
    expect(studio.cuts).toBe(0);
  });
});

describe('llama.cpp', () => {
  test('refuses', async () => {
    const { engine: llama } = await start('llama-cpp');
    const { status, text } = await complete(llama, long);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      error: { type: 'exceed_context_size_error', n_prompt_tokens: tokensOf(long), n_ctx: 200 },
    });
  });

  test('cuts the beginning silently with a context shift', async () => {
    const { engine: llama, seen } = await start('llama-cpp', { contextShift: true });
    await complete(llama, long);
    expect(seen[0]?.at(-1)).toEqual(question);
    expect(tokensOf(seen[0] ?? [])).toBeLessThanOrEqual(200);
    expect(llama.cuts).toBe(1);
  });
});

test('vLLM counts the tokens of the answer too', async () => {
  const { engine: vllm } = await start('vllm');
  const tokens = tokensOf([system, question]);
  const asked = (max_tokens: number) => complete(vllm, [system, question], { max_tokens });
  expect((await asked(200 - tokens)).status).toBe(200);
  const refused = await asked(201 - tokens);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("This model's maximum context length is 200 tokens");
  expect(vllm.cuts).toBe(0);
});

describe.each(engineNames)('%s', (name) => {
  const ask = (on: StandInEngine, more = {}) =>
    name === 'ollama' ? chat(on, [question], more) : complete(on, [question], more);

  test('answers with usage', async () => {
    const { engine: started } = await start(name);
    const { text } = await ask(started);
    expect(text).toMatch(name === 'ollama' ? /"eval_count":\d/ : /"completion_tokens":\d/);
    expect(text).toMatch(name === 'ollama' ? /"done_reason":"stop"/ : /data: \[DONE\]\n\n$/);
  });

  test('ends an answer at its limit', async () => {
    const { engine: started } = await start(name);
    const limit = name === 'ollama' ? { options: { num_predict: 3 } } : { max_tokens: 3 };
    const { text } = await ask(started, limit);
    expect(text).toMatch(/"(finish|done)_reason":"length"/);
    expect(text).not.toContain('е.');
  });

  test('loads a model once, before the first byte', async () => {
    const models = [{ name: 'bggpt', bytes: 1, contextLength: 8_192, loaded: false, loadMs: 30 }];
    const { engine: started } = await start(name, { models });
    await Promise.all([ask(started), ask(started)]);
    await ask(started);
    expect(started.loads).toBe(1);
  });

  test('vanishes and comes back at the same address', async () => {
    const { engine: started } = await start(name);
    await ask(started);
    await started.vanish();
    await expect(ask(started)).rejects.toThrow('fetch failed');
    await started.comeBack();
    expect((await ask(started)).status).toBe(200);
  });

  test('fails and breaks as told', async () => {
    const { engine: started } = await start(name);
    started.failNext(503, 'busy');
    const failed = await ask(started);
    expect(failed.status).toBe(503);
    expect(failed.text).toContain('busy');
    started.breakNext('error', 1);
    expect((await ask(started)).text).toContain('model runner has stopped');
    started.breakNext('end', 1);
    expect((await ask(started)).text).not.toMatch(/DONE|"done":true/);
    started.breakNext('reset', 1);
    await expect(ask(started)).rejects.toThrow(/terminated|fetch failed/);
    expect((await ask(started)).status).toBe(200);
    expect(started.abandoned).toBe(0);
  });
});
