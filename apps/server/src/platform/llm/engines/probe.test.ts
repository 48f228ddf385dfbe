import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EngineName, engineNames } from '@savet/contract/models';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineOptions, StandInEngine } from '../../../testing/engines/engine-options.ts';
import { startEngine } from '../../../testing/engines/start-engine.ts';
import { type EngineAddress, loopbackAddresses, probeEngines, readEngine } from './probe.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const bggpt = { name: 'bggpt', bytes: 5_000, contextLength: 8_192 };
const embedding = { name: 'bge-m3', bytes: 100, contextLength: 512, isEmbedding: true };

async function start(
  name: EngineName,
  options: EngineOptions = { models: [bggpt, embedding] },
): Promise<StandInEngine> {
  const engine = await startEngine(name, options);
  cleanUps.push(engine.stop);
  return engine;
}

/** A program that is no engine. */
async function serve(answer: RequestListener) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}

// Longer than any answer of a busy machine; the tests of limits abort by themselves.
const patient = () => AbortSignal.timeout(60_000);
const patience = { timeoutMs: 60_000, listTimeoutMs: 60_000 };

function anyEngine({ origin }: { origin: string }): EngineAddress {
  return { origin, engines: ['ollama', 'lm-studio', 'llama-cpp', 'vllm'] };
}

test.each([
  ['ollama', { models: [bggpt, embedding] }, 5_000, 8_192, false],
  ['ollama', { models: [{ ...bggpt, loaded: true }] }, 5_000, 8_192, true],
  ['lm-studio', { models: [bggpt, embedding] }, 5_000, 8_192, false],
  ['lm-studio', { models: [{ ...bggpt, loaded: true }] }, 5_000, 4_096, true],
  ['lm-studio', { models: [bggpt, embedding], restApi: 'v0' }, null, 8_192, false],
  ['lm-studio', { models: [{ ...bggpt, loaded: true }], restApi: 'v0' }, null, 4_096, true],
  ['llama-cpp', { models: [bggpt], contextLength: 2_048 }, 5_000, 2_048, true],
  ['llama-cpp', { models: [bggpt, { ...bggpt, name: 'bge-m3' }] }, null, null, true],
  ['vllm', { models: [bggpt], contextLength: 4_096 }, null, 4_096, true],
] as const)('lists %s with %j', async (name, options, bytes, contextLength, isLoaded) => {
  const { baseUrl } = await start(name, options);
  expect(await readEngine(name, baseUrl, patient())).toEqual({
    engine: name,
    baseUrl,
    models: [{ name: 'bggpt', bytes, contextLength, isLoaded }],
  });
});

test.each(engineNames)('%s without models for a chat', async (name) => {
  for (const models of [[], [embedding]]) {
    const { baseUrl } = await start(name, { models });
    // llama.cpp without a model names itself nowhere but in /props.
    expect(await readEngine(name, baseUrl, patient())).toEqual(
      name === 'vllm' && models.length === 0 ? null : { engine: name, baseUrl, models: [] },
    );
  }
});

test('Ollama is asked for the details of twenty models', async () => {
  const models = Array.from({ length: 25 }, (_, index) => ({ ...bggpt, name: `m${index}` }));
  const ollama = await start('ollama', { models });
  const found = await readEngine('ollama', ollama.baseUrl, patient());
  expect(found?.models.filter(({ contextLength }) => contextLength === 8_192)).toHaveLength(20);
  expect(found?.models).toHaveLength(25);
  expect(ollama.requests.filter(({ path }) => path === '/api/show')).toHaveLength(20);
});

test("models in Ollama's cloud are left out", async () => {
  const { origin } = await serve(({ url }, response) => {
    const models = [
      { name: 'gpt-oss:120b-cloud', size: 384 },
      { name: 'mine', size: 384, remote_host: 'https://ollama.com:443', remote_model: 'gpt-oss' },
    ];
    response.end(JSON.stringify(url === '/api/version' ? { version: '0.33.3' } : { models }));
  });
  expect(await readEngine('ollama', origin, patient())).toMatchObject({ models: [] });
});

test('an adapter of vLLM has the window of its model', async () => {
  const { origin } = await serve((_request, response) => {
    const model = { id: 'qwen', owned_by: 'vllm', max_model_len: 4_096, parent: null };
    const adapter = { id: 'qwen-bg', owned_by: 'vllm', max_model_len: null, parent: 'qwen' };
    response.end(JSON.stringify({ object: 'list', data: [model, adapter] }));
  });
  const found = await readEngine('vllm', origin, patient());
  expect(found?.models).toMatchObject([{ contextLength: 4_096 }, { contextLength: 4_096 }]);
});

test.each(engineNames)('finds %s among all, loads nothing and asks for no answer', async (name) => {
  const engine = await start(name);
  const found = await probeEngines({ addresses: [anyEngine(engine)], ...patience });
  expect(found).toMatchObject([{ engine: name, baseUrl: engine.baseUrl }]);
  expect(engine.loads).toBe(0);
  const writes = engine.requests.filter(({ method }) => method !== 'GET');
  expect(writes.every(({ path }) => path === '/api/show')).toBe(true);
});

describe.each<[string, RequestListener]>([
  ['answers HTML', (_, response) => response.end('<!doctype html><title>Blog</title>')],
  ['answers other JSON', (_, response) => response.end('{"data":[{"id":1}],"models":{}}')],
  ['answers JSON of an unknown engine', (_, response) => response.end('{"data":[{"id":"m"}]}')],
  ['answers 401', (_, response) => response.writeHead(401).end('{"models":[],"data":[]}')],
  ['answers without end', (_, response) => void response.write('{"models":['.padEnd(2 ** 21))],
  ['resets the connection', ({ socket }) => void socket.resetAndDestroy()],
])('another program that %s', (_, answer) => {
  test('is no engine', async () => {
    const program = await serve(answer);
    expect(await probeEngines({ addresses: [anyEngine(program)], ...patience })).toEqual([]);
  });
});

test('a redirect is not followed', async () => {
  const ollama = await start('ollama');
  const { origin, paths } = await serve(({ url }, response) => {
    response.writeHead(302, { location: `${ollama.origin}${url}` }).end();
  });
  expect(await probeEngines({ addresses: [anyEngine({ origin })], ...patience })).toEqual([]);
  expect(paths.length).toBeGreaterThan(1);
  expect(ollama.requests).toEqual([]);
});

test('the addresses are read at the same time', async () => {
  const ollama = await start('ollama');
  const shown = () => ollama.requests.some(({ path }) => path === '/api/show');
  const isShown = () => expect.poll(shown).toBe(true);
  // Both hang until the engine behind them has been read.
  const hangs = await serve((_, response) => void isShown().then(() => response.destroy()));
  const stops = await serve((_, response) => {
    response.write('{');
    void isShown().then(() => response.destroy());
  });
  const addresses = [hangs, stops, ollama].map(anyEngine);
  const found = await probeEngines({ addresses, ...patience });
  expect(found.map(({ baseUrl }) => baseUrl)).toEqual([ollama.baseUrl]);
});

test('an address that hangs is asked once and given up', async () => {
  const { origin, paths } = await serve(() => undefined);
  const addresses = [anyEngine({ origin })];
  expect(await probeEngines({ addresses, timeoutMs: 50, listTimeoutMs: 60_000 })).toEqual([]);
  expect(paths.length).toBeLessThan(2);
});

test('nobody listens at an address', async () => {
  const { origin } = await serve(() => undefined);
  await cleanUps.pop()?.();
  expect(await probeEngines({ addresses: [anyEngine({ origin })], ...patience })).toEqual([]);
});

test('an engine that stops answering after its first response is left out', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/api/version') response.end('{"version":"0.33.3"}');
  });
  const addresses = [anyEngine({ origin })];
  expect(await probeEngines({ addresses, timeoutMs: 60_000, listTimeoutMs: 50 })).toEqual([]);
});

test.each(engineNames)('reading %s ends with the signal', async (name) => {
  const { origin, paths } = await serve(() => undefined);
  const controller = new AbortController();
  const reading = readEngine(name, `${origin}/v1`, controller.signal);
  await expect.poll(() => paths).toHaveLength(1);
  controller.abort();
  expect(await reading).toBeNull();
});

test.each(['', 'no address', 'ftp://127.0.0.1'])('nothing is found at "%s"', async (address) => {
  expect(await readEngine('ollama', address, patient())).toBeNull();
});

test('only this computer is probed', () => {
  for (const { origin } of loopbackAddresses) expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
