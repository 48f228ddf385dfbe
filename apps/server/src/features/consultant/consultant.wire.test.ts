import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ModelConnection, noConnection } from '../models/connection.ts';
import { fixedSource } from '../models/open-connection.ts';
import type { AnswerRequest } from './answer.ts';
import { createConsultant } from './consultant.ts';

const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const request: AnswerRequest = {
  uid: null,
  query: 'Как да определя цените си?',
  context: [
    'user: първо',
    'assistant: второ',
    'user: трето',
    'assistant: четвърто',
    'user: пето',
  ].join('\n'),
  userInfo: 'Name: Ива\nE-mail: iva@example.com\n\nPositioning\n- Category: нощна пекарна',
  responseStyle: 'concise',
  language: 'BG',
  plan: 'pro',
  firstRequest: null,
  emptyFields: [],
  brandHubLocked: false,
  allowance: null,
};

/** These providers are no engines that could be asked about their models. */
const noEngine = async () => null;

let mock: LLMock;
beforeAll(async () => {
  mock = await LLMock.create();
  const usage = {
    prompt_tokens: 31,
    completion_tokens: 12,
    total_tokens: 43,
    input_tokens: 31,
    output_tokens: 12,
    promptTokenCount: 31,
    candidatesTokenCount: 12,
  };
  mock.onMessage(/./, { content: 'Започнете от **стойността** 😀.', usage }, { chunkSize: 1 });
});
afterAll(() => mock.stop());
afterEach(() => mock.clearRequests());

function configuration(provider: Provider, path = '/v1'): ModelConnection {
  const models = { model: 'big-model', modelFree: 'small-model' };
  const baseUrl = `${mock.url}${path}`;
  return { ...noConnection, source: 'screen', provider, ...models, baseUrl, apiKey: 'test-key' };
}

async function ask(connection: ModelConnection, changes: Partial<AnswerRequest> = {}) {
  let text = '';
  const onText = (piece: string) => {
    expect(piece.isWellFormed()).toBe(true);
    text += piece;
  };
  const consultant = createConsultant(fixedSource(connection, noEngine), {
    log,
    timeouts: { retryPauseMs: 5 },
  });
  const { signal } = new AbortController();
  const outcome = await consultant.answer({ ...request, ...changes }, { signal, onText });
  return { text, outcome };
}

/** Ollama has tests of its own: see `engines`. */
const providerNames = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;
type Provider = (typeof providerNames)[number];

/** Base path of each provider, and the path of its requests for an answer. */
const addresses: Record<Provider, { base: string; path: string }> = {
  openai: { base: '/v1', path: '/v1/chat/completions' },
  'openai-compatible': { base: '/v1', path: '/v1/chat/completions' },
  anthropic: { base: '/v1', path: '/v1/messages' },
  google: { base: '/v1beta', path: '/v1beta/models/big-model:streamGenerateContent' },
};

test.each(providerNames)(
  '%s receives profile, last messages, question and style, and its answer is read',
  async (provider) => {
    const { base, path } = addresses[provider];
    const { text, outcome } = await ask(configuration(provider, base));
    expect(text).toBe('Започнете от **стойността** 😀.');
    expect(outcome).toMatchObject({ kind: 'complete' });
    expect(outcome.usage?.outputTokens).toBeGreaterThan(0);
    expect(mock.getRequests()).toHaveLength(1);
    const sent = mock.getLastRequest();
    expect(sent?.path).toContain(path);
    const body = JSON.stringify(sent?.body);
    expect(body).toContain('| - Category: нощна пекарна');
    for (const message of ['първо', 'второ', 'трето', 'четвърто', 'пето']) {
      expect(body).toContain(message);
    }
    expect(body).toContain('Как да определя цените си?\\n\\nМоля, отговорете кратко');
    expect(body).toContain('polite form');
  },
);

describe.each(providerNames)('%s', (provider) => {
  const { base } = addresses[provider];

  test.each([429, 500, 503])('is retried after a %d before any text', async (status) => {
    mock.nextRequestError(status, { message: 'busy', type: 'server_error' });
    const { text, outcome } = await ask(configuration(provider, base));
    expect(outcome.kind).toBe('complete');
    expect(text).toBe('Започнете от **стойността** 😀.');
    expect(mock.getRequests()).toHaveLength(2);
  });

  test.each([400, 401, 404])('is not retried after a %d', async (status) => {
    mock.nextRequestError(status, { message: 'no', type: 'invalid_request_error' });
    const { text, outcome } = await ask(configuration(provider, base));
    expect(outcome).toMatchObject({ kind: 'failed', errorCode: 'GENERATION_FAILED' });
    expect(text).toBe('');
    expect(mock.getRequests()).toHaveLength(1);
  });

  test.each([
    ['returns invalid JSON', { malformedRate: 1 }],
    ['closes the connection', { disconnectRate: 1 }],
    ['drops every request', { dropRate: 1 }],
  ] as const)('fails the answer if it %s', async (_name, chaos) => {
    mock.setChaos(chaos);
    try {
      const { text, outcome } = await ask(configuration(provider, base));
      expect(outcome.kind).toBe('failed');
      expect(text).toBe('');
      // The first attempt and two more.
      expect(mock.getRequests()).toHaveLength(3);
    } finally {
      mock.clearChaos();
    }
  });

  test('is not followed to another address', async () => {
    const redirecting = createServer((request, response) => {
      response.writeHead(307, { location: `${mock.url}${request.url}` }).end();
    }).listen(0, '127.0.0.1');
    await once(redirecting, 'listening');
    const { port } = redirecting.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}${base}`;
    const { text, outcome } = await ask({ ...configuration(provider, base), baseUrl });
    redirecting.close();
    expect([outcome.kind, text]).toEqual(['failed', '']);
    expect(mock.getRequests()).toEqual([]);
  });
});

test('matching knowledge is sent as notes', async () => {
  await ask(configuration('openai'));
  const body = JSON.stringify(mock.getLastRequest()?.body);
  expect(body).toContain('<notes>');
  expect(body).toContain('ценообразуване');
});

test('the last messages are turns, and user and assistant alternate', async () => {
  await ask(configuration('openai-compatible'));
  const messages = mock.getLastRequest()?.body?.messages as { role: string; content: string }[];
  const roles = ['system', 'user', 'assistant', 'user', 'assistant', 'user'];
  expect(messages.map(({ role }) => role)).toEqual(roles);
  expect(messages[1]?.content).toMatch(/^<profile>[\s\S]+<\/profile>[\s\S]+първо$/);
  expect(messages[5]?.content).toMatch(/^пето\n\nКак да определя цените си\?/);
});

test('a reply is limited, with a temperature for models that take one', async () => {
  await ask(configuration('openai-compatible'));
  expect(mock.getLastRequest()?.body).toMatchObject({ max_tokens: 3_000, temperature: 0.4 });
  await ask({ ...configuration('openai'), model: 'gpt-5-mini' });
  expect(mock.getLastRequest()?.body).not.toHaveProperty('temperature');
});

test('a model that refuses a temperature is asked again without one', async () => {
  mock.nextRequestError(400, { message: "'temperature' does not support 0.4", type: 'invalid' });
  const { outcome } = await ask(configuration('openai'));
  expect(outcome.kind).toBe('complete');
  const sent = mock.getRequests().map(({ body }) => Object.hasOwn(body ?? {}, 'temperature'));
  expect(sent).toEqual([true, false]);
});

test('instructions and data are separate messages', async () => {
  await ask(configuration('openai'));
  const messages = mock.getLastRequest()?.body?.messages as { role: string; content: unknown }[];
  const [system, ...turns] = messages;
  expect(system?.role).toBe('system');
  expect(JSON.stringify(system)).not.toContain('пекарна');
  expect(JSON.stringify(turns)).not.toContain('polite form');
});

test.each([
  ['free', 'small-model'],
  ['pro', 'big-model'],
  ['enterprise', 'big-model'],
] as const)('the %s plan is answered by %s', async (plan, model) => {
  await ask(configuration('openai'), { plan });
  expect(mock.getLastRequest()?.body).toMatchObject({ model });
});

test('titles and summaries come from the provider too', async () => {
  const consultant = createConsultant(fixedSource(configuration('openai'), noEngine), { log });
  const options = {
    signal: new AbortController().signal,
    asker: { uid: null, plan: 'pro' },
  } as const;
  const title = await consultant.title({ query: 'Цени?', response: 'Стойност.' }, options);
  expect(title).toBe('Започнете от **стойността** 😀');
  expect(await consultant.summarize('Дълъг текст.', 'BG', options)).toContain('стойността');
  expect(mock.getRequests()).toHaveLength(2);
});

test('a self-hosted server needs no API key', async () => {
  const { outcome } = await ask({ ...configuration('openai-compatible'), apiKey: null });
  expect(outcome.kind).toBe('complete');
  expect(mock.getLastRequest()?.headers).not.toHaveProperty('authorization');
});

test.each([
  [{ provider: 'openai', apiKey: null }, 'AI_API_KEY must be set'],
  [{ provider: 'anthropic', model: null }, 'AI_MODEL must be set'],
  [{ provider: 'openai-compatible', baseUrl: null }, 'AI_BASE_URL must be set'],
] as const)('the error names a missing setting: %o', (changes, message) => {
  const connection = { ...configuration('openai'), ...changes };
  expect(() => fixedSource(connection)).toThrow(message);
});
