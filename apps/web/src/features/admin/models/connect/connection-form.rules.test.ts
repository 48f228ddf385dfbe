import { expect, test } from 'vitest';
import {
  type ConnectionDraft,
  changedDraft,
  firstDraft,
  keepsStoredKey,
  readDraft,
  refusedField,
} from './connection-form.rules.ts';

const stored = {
  provider: 'anthropic',
  model: 'claude',
  modelFree: null,
  baseUrl: null,
  hasKey: true,
  contextWindow: 200_000,
  takesOver: false,
} as const;
const storedAddress = {
  ...stored,
  provider: 'openai-compatible',
  baseUrl: 'http://10.0.0.2:1234/v1',
} as const;
const draft: ConnectionDraft = { ...firstDraft(null), model: 'gpt', apiKey: 'sk-1' };
const local: ConnectionDraft = {
  ...draft,
  provider: 'openai-compatible',
  baseUrl: 'http://127.0.0.1:1234/v1',
  apiKey: '',
};

test('begins with the stored connection, without its key', () => {
  expect(firstDraft(stored)).toEqual({
    provider: 'anthropic',
    model: 'claude',
    modelFree: '',
    baseUrl: '',
    apiKey: '',
    contextWindow: '200000',
    takesOver: false,
  });
});

test('sends what is typed, and null for what is not', () => {
  expect(readDraft({ ...draft, model: ' gpt ', apiKey: ' sk-1\n' }, null).input).toEqual({
    provider: 'openai',
    model: 'gpt',
    modelFree: null,
    baseUrl: null,
    apiKey: 'sk-1',
    contextWindow: null,
    takesOver: true,
  });
});

test.each<[string, Partial<ConnectionDraft>, object]>([
  ['no model', { model: ' ' }, { model: 'modelMissing' }],
  ['a model with a space', { model: 'gpt 5' }, { model: 'modelInvalid' }],
  ['a free model with a space', { modelFree: 'a b' }, { modelFree: 'modelInvalid' }],
  ['no key', { apiKey: '' }, { apiKey: 'keyMissing' }],
  ['a key in Cyrillic', { apiKey: 'ключ' }, { apiKey: 'keyInvalid' }],
  ['a key with a space', { apiKey: 'sk 1' }, { apiKey: 'keyInvalid' }],
  ['no address', { provider: 'ollama' }, { baseUrl: 'addressMissing' }],
  [
    'a host only',
    { provider: 'ollama', baseUrl: 'localhost:11434' },
    { baseUrl: 'addressInvalid' },
  ],
  ['another protocol', { provider: 'ollama', baseUrl: 'ftp://a' }, { baseUrl: 'addressInvalid' }],
  ['a protocol only', { provider: 'ollama', baseUrl: 'http://' }, { baseUrl: 'addressInvalid' }],
  ['a window in words', { contextWindow: '32k' }, { contextWindow: 'windowInvalid' }],
  ['half a token', { contextWindow: '4096.5' }, { contextWindow: 'windowInvalid' }],
  ['a window too small', { contextWindow: '4095' }, { contextWindow: 'windowRange' }],
  ['a window too large', { contextWindow: '10000001' }, { contextWindow: 'windowRange' }],
])('refuses %s', (_name, changes, errors) => {
  expect(readDraft({ ...draft, ...changes }, null).errors).toEqual(errors);
});

test.each([
  ['32768', 32_768],
  ['32 768', 32_768],
  ['32\u00a0768', 32_768],
  ['32,768', 32_768],
  ['32.768', 32_768],
  [' ', null],
])('reads the window "%s"', (contextWindow, read) => {
  expect(readDraft({ ...draft, contextWindow }, null).input?.contextWindow).toBe(read);
});

test('needs no key for an address of one’s own', () => {
  expect(readDraft(local, null).input).toMatchObject({
    baseUrl: 'http://127.0.0.1:1234/v1',
    apiKey: null,
  });
});

test('a provider has its own address, unless a gateway is given', () => {
  const gateway = 'https://gateway.test/v1';
  expect(readDraft({ ...draft, baseUrl: ' ' }, null).input?.baseUrl).toBe(null);
  expect(readDraft({ ...draft, baseUrl: gateway }, null).input?.baseUrl).toBe(gateway);
  expect(readDraft({ ...draft, baseUrl: 'gateway' }, null).errors).toEqual({
    baseUrl: 'addressInvalid',
  });
});

test.each([
  ['its provider', { ...draft, provider: 'anthropic' }, stored, true],
  ['another provider', draft, stored, false],
  ['its address', { ...local, baseUrl: 'http://10.0.0.2:1234/v1' }, storedAddress, true],
  ['another address', local, storedAddress, false],
  ['a gateway', { ...draft, provider: 'anthropic', baseUrl: 'https://a.test' }, stored, false],
  ['a connection without a key', local, { ...storedAddress, hasKey: false }, false],
  ['nothing stored', draft, null, false],
] as const)('with %s, the stored key is kept: %#', (_name, typed, connection, kept) => {
  expect(keepsStoredKey(typed, connection)).toBe(kept);
});

test('asks for no key while one is stored', () => {
  const typed = { ...firstDraft(stored), model: 'claude-next' };
  expect(readDraft(typed, stored).input).toMatchObject({ model: 'claude-next', apiKey: null });
});

test('a key does not follow to another provider', () => {
  expect(changedDraft(draft, { provider: 'google' }).apiKey).toBe('');
  expect(changedDraft(draft, { provider: 'openai' }).apiKey).toBe('sk-1');
  expect(changedDraft(draft, { model: 'gpt-next' }).apiKey).toBe('sk-1');
});

test('an address follows only from one machine of one’s own to another', () => {
  const { baseUrl } = local;
  expect(changedDraft(local, { provider: 'ollama' }).baseUrl).toBe(baseUrl);
  expect(changedDraft(local, { provider: 'openai' }).baseUrl).toBe('');
  expect(changedDraft({ ...draft, baseUrl }, { provider: 'google' }).baseUrl).toBe('');
  expect(changedDraft({ ...draft, baseUrl }, { provider: 'ollama' }).baseUrl).toBe('');
  expect(changedDraft(draft, { provider: 'ollama', baseUrl }).baseUrl).toBe(baseUrl);
});

test('shows a refusal of the server at its field', () => {
  expect(refusedField('MODEL_KEY_REQUIRED')).toEqual({ apiKey: 'keyMissing' });
  expect(refusedField('MODEL_ADDRESS_REQUIRED')).toEqual({ baseUrl: 'addressMissing' });
  expect(refusedField('MODEL_ADDRESS_NOT_ALLOWED')).toEqual({ baseUrl: 'addressNotAllowed' });
  expect(refusedField('INTERNAL')).toEqual({});
});
