import { expect, test } from 'vitest';
import { failedAnswer, testAnswer } from '../model-test/test-answers.ts';
import type { ConnectionInput } from './connection-form.rules.ts';
import { failedTestOf } from './failed-test.rules.ts';

const input: ConnectionInput = {
  provider: 'openai',
  model: 'gpt',
  modelFree: null,
  baseUrl: null,
  apiKey: 'sk-1',
  contextWindow: null,
  takesOver: true,
};
const answers = [testAnswer(), failedAnswer('provider answered 500')];
const failed = { state: 'done', input, answers } as const;

test('a failed test of the same connection is told', () => {
  expect(failedTestOf(failed, input)).toMatchObject({ failed: 1, asked: 2 });
  expect(failedTestOf(failed, { ...input, takesOver: false })).toMatchObject({ failed: 1 });
});

test.each([
  ['no test', undefined, input],
  ['a test that runs', { ...failed, state: 'running' as const }, input],
  ['a test without failures', { ...failed, answers: [testAnswer()] }, input],
  ['a test of another model', failed, { ...input, model: 'gpt-next' }],
  ['a test with another key', failed, { ...input, apiKey: 'sk-2' }],
  ['a form with errors', failed, undefined],
])('%s is not', (_name, shown, typed) => {
  expect(failedTestOf(shown, typed)).toBe(undefined);
});
