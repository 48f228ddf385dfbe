import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const secret = 'a secret of the tests, and of nothing else';
const encryption = createEncryption(secret, 'keys');

test('what is encrypted can be read again, and does not show', () => {
  const encrypted = encryption.encrypt('sk-тайна', 'openai');
  expect(encrypted).not.toContain('sk-');
  expect(encryption.decrypt(encrypted, 'openai')).toBe('sk-тайна');
  expect(encryption.encrypt('sk-тайна', 'openai')).not.toBe(encrypted);
});

/** With another last byte: each text is encrypted differently, so one of 256 ends in the same letters by chance. */
const changed = (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'EA' : 'AA'}`;

test.each([
  ['another secret', createEncryption(`${secret}!`, 'keys'), 'openai', (text: string) => text],
  ['another purpose', createEncryption(secret, 'other'), 'openai', (text: string) => text],
  ['another context', encryption, 'https://elsewhere.test', (text: string) => text],
  ['a changed text', encryption, 'openai', changed],
  ['a cut text', encryption, 'openai', (text: string) => text.slice(0, 20)],
  ['nothing', encryption, 'openai', () => ''],
])('%s gives null', (_name, other, context, change) => {
  expect(other.decrypt(change(encryption.encrypt('sk-key', 'openai')), context)).toBeNull();
});
