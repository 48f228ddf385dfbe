import { expect, test } from 'vitest';
import { isOwnEngine } from './own-engine.rules.ts';

test.each([
  ['ollama', 'http://10.0.0.5:11434', true],
  ['openai-compatible', 'http://127.0.0.1:1234/v1', true],
  ['openai-compatible', 'http://localhost:8080/v1', true],
  ['openai-compatible', 'http://[::1]:8080/v1', true],
  ['openai-compatible', 'https://127.0.0.1.example.test/v1', false],
  ['openai-compatible', 'https://models.example.test/v1', false],
  ['openai', null, false],
  ['anthropic', null, false],
  ['built-in', null, true],
] as const)('%s at %s is an engine of one’s own: %s', (provider, baseUrl, expected) => {
  expect(isOwnEngine({ provider, baseUrl })).toBe(expected);
});
