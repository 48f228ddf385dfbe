import type { CallOutput } from '@savet/contract/calls';
import { testAnswer } from '../../src/features/admin/models/model-test/test-answers.ts';
import type { FakeApi } from './fake-api.ts';

const inUse: CallOutput<'getModels'>['inUse'] = {
  provider: 'built-in',
  model: null,
  modelFree: null,
  baseUrl: null,
  hasKey: false,
  contextWindow: null,
  takesOver: true,
  source: 'none',
  variables: [],
  promptVersion: '7',
};

/** The connection that staff have stored, with its key. */
export const stored: NonNullable<CallOutput<'getModels'>['stored']> = {
  provider: 'anthropic',
  model: 'claude-1',
  modelFree: null,
  baseUrl: null,
  hasKey: true,
  contextWindow: 200_000,
  takesOver: true,
};

export function modelsOutput(changes: Partial<CallOutput<'getModels'>> = {}) {
  return { inUse, stored: null, isKeyLost: false, changes: [], ...changes };
}

/** The state while the stored connection is used. */
export function storedInUse(): CallOutput<'getModels'> {
  return modelsOutput({ inUse: { ...inUse, ...stored, source: 'screen' }, stored });
}

/** The state while environment variables decide. */
export function setByEnvironment(): CallOutput<'getModels'> {
  const variables = ['AI_PROVIDER', 'AI_MODEL'];
  return modelsOutput({
    inUse: { ...inUse, provider: 'openai', model: 'gpt-1', source: 'environment', variables },
  });
}

/** The state while the server looks for a model by itself and has found one. */
export function foundModel(): CallOutput<'getModels'> {
  const found = { provider: 'ollama', model: 'bggpt', baseUrl: 'http://127.0.0.1:11434' } as const;
  return modelsOutput({
    inUse: { ...inUse, ...found, source: 'found', variables: ['AI_PROVIDER'] },
    stored,
  });
}

export const spending: CallOutput<'getSpending'> = {
  unpriced: [],
  month: '2026-11',
  currency: 'EUR',
  total: 12.5,
  estimated: 0.5,
  inputTokens: 1_200_000,
  outputTokens: 90_000,
  byPlan: [{ plan: 'pro', cost: 12.5, calls: 40 }],
  byModel: [
    {
      model: 'm-1',
      cost: 12.5,
      calls: 39,
      inputTokens: 1_100_000,
      outputTokens: 80_000,
      hasPrice: true,
    },
    {
      model: 'm-2',
      cost: 0,
      calls: 1,
      inputTokens: 100_000,
      outputTokens: 10_000,
      hasPrice: false,
    },
  ],
  byPurpose: [{ purpose: 'answer', cost: 12.5, calls: 40 }],
  byUser: [{ uid: 'u', email: 'iva@people.test', cost: 12.5, calls: 40 }],
  prices: [{ model: 'm-1', input: 3, cachedInput: 0.3, output: 15 }],
  ceilings: { total: 50, free: null, pro: 20, enterprise: null },
};

/** Answers the reads of the page with the built-in consultant in use, and nothing found. */
export function answerModels(api: FakeApi): void {
  api.answer('getModels', () => modelsOutput());
  api.answer('findLocalModels', () => ({ engines: [], proposal: null, memoryBytes: 16e9 }));
  api.answer('getSpending', () => spending);
  api.answer('listScorecards', () => ({ scorecards: [] }));
}

/** An answer to a question of a test that breaks one rule. */
export function testOutput(changes: Partial<CallOutput<'testModel'>> = {}) {
  return testAnswer({ checks: [{ name: 'length', passed: false }], usage: null, ...changes });
}
