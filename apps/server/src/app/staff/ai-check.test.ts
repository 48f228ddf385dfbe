import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../../tools/test-server/free-port.ts';
import { createConsultant } from '../../features/consultant/consultant.ts';
import { type ModelConnection, noConnection } from '../../features/models/connection.ts';
import { fixedSource } from '../../features/models/open-connection.ts';
import { checkAi, type TokenPrices } from './ai-check.ts';

const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
let mock: LLMock;
beforeAll(async () => {
  mock = await LLMock.create();
  const usage = { prompt_tokens: 31, completion_tokens: 12, total_tokens: 43 };
  mock.onMessage(/слоган/, { content: 'Къс и верен.', usage });
  mock.onMessage(/./, { content: 'Short and true.', usage });
});
afterAll(() => mock.stop());

function check(changes: Partial<ModelConnection> = {}, prices?: TokenPrices) {
  const connections = fixedSource({
    ...noConnection,
    provider: 'openai-compatible',
    model: 'test-model',
    modelFree: null,
    baseUrl: `${mock.url}/v1`,
    apiKey: 'sk-secret-key',
    ...changes,
  });
  const timeouts = { retryPauseMs: 1 };
  const consultant = createConsultant(connections, { log, timeouts });
  return checkAi({ connections, consultant }, prices);
}

test('a working provider is reported with times, tokens and languages', async () => {
  const { text, isGood } = await check();
  expect(isGood).toBe(true);
  expect(text).toMatch(/^provider openai-compatible, model test-model, http:/);
  expect(text).toMatch(
    /EN: first text after \d+ ms, complete after \d+ ms, 31 tokens in, 12 out, answered in EN/,
  );
  expect(text).toMatch(/BG: .*answered in BG/);
  expect(text).not.toContain('sk-secret-key');
});

test('the cost is reported if prices are given', async () => {
  const { text } = await check({}, { input: 2, output: 8 });
  // 31 tokens in, 12 out.
  expect(text).toContain('cost 0.000158');
});

test.each([
  [401, 'Check AI_API_KEY'],
  [404, 'Check AI_MODEL'],
  [429, 'no credit'],
])('an error %d comes with advice on what to check', async (status, advice) => {
  for (let time = 0; time < 3; time += 1) mock.nextRequestError(status, { message: 'no' });
  const { text, isGood } = await check();
  expect(isGood).toBe(false);
  expect(text).toContain(`EN: FAILED, provider answered ${status}`);
  expect(text).toContain(advice);
  mock.reset();
  mock.onMessage(/./, { content: 'Short and true.' });
});

test('the advice for an unreachable server names AI_BASE_URL', async () => {
  const port = await freePort();
  const { text, isGood } = await check({ baseUrl: `http://127.0.0.1:${port}/v1` });
  expect(isGood).toBe(false);
  expect(text).toContain('Check AI_BASE_URL, and that a server runs there');
});

test('without a provider, the built-in consultant answers and the report says so', async () => {
  const { text, isGood } = await check({
    provider: 'built-in',
    model: null,
    baseUrl: null,
    apiKey: null,
  });
  expect(isGood).toBe(true);
  expect(text).toContain('No provider is configured');
  expect(text).toContain('answered in BG');
});
