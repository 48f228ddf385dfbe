import { expect, test } from 'vitest';
import type { FoundEngine } from '../../platform/llm/engines/engine.ts';
import { type ModelConnection, noConnection } from './connection.ts';
import { createModelStates } from './model-state.ts';

const compatible: ModelConnection = {
  ...noConnection,
  source: 'screen',
  provider: 'openai-compatible',
  model: 'm',
  baseUrl: 'http://127.0.0.1:9/v1',
};
const found = (engine: FoundEngine['engine'], isLoaded: boolean): FoundEngine => ({
  engine,
  baseUrl: '',
  models: [{ name: 'm', bytes: null, contextLength: 32_768, isLoaded }],
});

test.each([
  ['vllm', true, 32_768],
  ['lm-studio', true, 32_768],
  // Its own default is not known before.
  ['lm-studio', false, 4_096],
  // This API can't set the window.
  ['ollama', true, 4_096],
] as const)('%s (loaded: %s) has a window of %d tokens', async (engine, isLoaded, tokens) => {
  const state = createModelStates(compatible, async (name) =>
    name === engine ? found(engine, isLoaded) : null,
  );
  expect(await state('m')).toEqual({ contextWindow: tokens, isLoaded });
});

test('Ollama’s own API has the window that is set with each request', async () => {
  const connection = { ...compatible, provider: 'ollama' as const };
  const state = createModelStates(connection, async () => found('ollama', true));
  expect(await state('m')).toEqual({ contextWindow: 16_384, isLoaded: true });
  const chosen = createModelStates({ ...connection, contextWindow: 8_192 }, async () => null);
  expect(await chosen('m')).toEqual({ contextWindow: 8_192, isLoaded: null });
});

test('a window is remembered when the engine is too busy to answer', async () => {
  let isBusy = false;
  const state = createModelStates(compatible, async (name) =>
    // A model that is not loaded is asked about again each time.
    name === 'lm-studio' && !isBusy ? found('lm-studio', false) : null,
  );
  expect(await state('m')).toMatchObject({ contextWindow: 4_096 });
  isBusy = true;
  expect(await state('m')).toMatchObject({ contextWindow: 4_096 });
});

test('a hosted provider is not asked', async () => {
  const connection = { ...compatible, provider: 'openai' as const, contextWindow: 200_000 };
  const state = createModelStates(connection, () => Promise.reject(new Error('asked')));
  expect(await state('m')).toEqual({ contextWindow: 200_000, isLoaded: null });
});
