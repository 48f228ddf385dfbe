import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError } from '@ai-sdk/provider';
import { type EngineName, engineNames } from '@savet/contract/models';
import { afterEach, expect, test } from 'vitest';
import type { StandInEngine } from '../../../testing/engines/engine-options.ts';
import { startEngine } from '../../../testing/engines/start-engine.ts';
import { isContextOverflow } from './context-overflow.ts';
import { ollamaModels } from './ollama-model.ts';

let engine: StandInEngine | undefined;
afterEach(() => engine?.stop());

function modelOf({ baseUrl, engine: name }: StandInEngine) {
  if (name === 'ollama') return ollamaModels({ baseUrl, contextWindow: 100 })('any');
  return createOpenAICompatible({ name: 'any', baseURL: baseUrl }).chatModel('any');
}

async function ask(name: EngineName, words: number) {
  const models = [{ name: 'any', bytes: 1, contextLength: 8_192 }];
  engine = await startEngine(name, { models, contextLength: 100 });
  const text = 'дума '.repeat(words);
  return modelOf(engine).doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
    maxOutputTokens: 20,
  });
}

test.each(engineNames)('%s refuses a long prompt', async (name) => {
  const error = await ask(name, 200).catch((reason: unknown) => reason);
  expect(APICallError.isInstance(error) && error.statusCode).toBe(400);
  expect(isContextOverflow(error)).toBe(true);
});

test.each(engineNames)('%s takes a short prompt', async (name) => {
  await expect(ask(name, 5)).resolves.toBeDefined();
});

function answered(statusCode: number, responseBody: string, message = 'Bad Request') {
  const request = { url: 'http://host/', requestBodyValues: { text: 'prompt is too long' } };
  return new APICallError({ ...request, message, statusCode, responseBody });
}

test.each([
  ['an older Ollama', '{"error":"the input length exceeds the context length"}'],
  [
    'Ollama without shift',
    '{"error":"the prompt is longer than the context length currently available to the model; shorten the prompt"}',
  ],
  [
    'an older llama.cpp',
    '{"error":{"code":400,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"invalid_request_error"}}',
  ],
  [
    'vLLM',
    `{"error":{"message":"You passed 31745 input tokens and requested 1024 output tokens. However, the model's context length is only 32768 tokens, resulting in a maximum input length of 31744 tokens.","type":"BadRequestError","param":"input_tokens","code":400}}`,
  ],
  [
    'vLLM without a limit',
    '{"object":"error","message":"max_tokens must be at least 1, got -186.","code":400}',
  ],
  [
    'vLLM of a completion',
    '{"object":"error","message":"The decoder prompt (length 41000) is longer than the maximum model length of 32768.","code":400}',
  ],
  [
    'vLLM because of the limit',
    '{"error":{"message":"max_completion_tokens=16000 cannot be greater than max_model_len=max_total_tokens=8192","type":"BadRequestError","code":400}}',
  ],
  [
    'OpenAI',
    `{"error":{"message":"This model's maximum context length is 128000 tokens.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}`,
  ],
  [
    'Anthropic',
    '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 215000 tokens > 200000 maximum"}}',
  ],
  [
    'Anthropic with the answer',
    '{"type":"error","error":{"type":"invalid_request_error","message":"input length and `max_tokens` exceed context limit: 198000 + 8000 > 200000"}}',
  ],
  [
    'Google',
    '{"error":{"code":400,"message":"The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).","status":"INVALID_ARGUMENT"}}',
  ],
])('recognises the refusal of %s', (_, body) => {
  expect(isContextOverflow(answered(400, body))).toBe(true);
});

test.each<[string, unknown]>([
  ['an event of llama.cpp', { code: 500, message: 'Context size has been exceeded.' }],
  ['the text of an event', 'Context size has been exceeded.'],
  ['a cause', new Error('failed', { cause: new Error('prompt is too long: 9 > 8') })],
])('recognises it in %s', (_, error) => {
  expect(isContextOverflow(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['a prompt with the words', answered(400, '{"error":"invalid temperature"}')],
  ['a limit of tokens a minute', answered(429, '{"error":"maximum context length of the quota"}')],
  ['a lost connection', new TypeError('terminated')],
  ['nothing', undefined],
  ['null', null],
])('does not see it in %s', (_, error) => {
  expect(isContextOverflow(error)).toBe(false);
});
