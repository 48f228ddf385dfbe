import { expect, test } from 'vitest';
import { replySettings } from './reply-settings.rules.ts';

test.each(['gpt-4.1-mini', 'claude-sonnet-4-5', 'gemini-2.0-flash', 'bggpt-gemma-2-9b', 'qwen2.5'])(
  '%s gets a temperature and the limit of a text',
  (modelId) => {
    expect(replySettings(modelId)).toEqual({ maxOutputTokens: 3_000, temperature: 0.4 });
  },
);

test.each([
  'o3-mini',
  'gpt-5.1',
  'openai/gpt-5-mini',
  'gemini-2.5-pro',
  'gemini-3-flash',
  'Qwen/Qwen3-8B',
  'qwen3:8b',
  'deepseek-r1:14b',
  'gpt-oss:20b',
  'kimi-k2-thinking',
])('%s, which thinks first, gets room for its thoughts and no temperature', (modelId) => {
  expect(replySettings(modelId)).toEqual({ maxOutputTokens: 16_000 });
});
