import { expect, it } from 'vitest';
import { sampleHashConfig } from '../../../testing/imports/firebase-password.ts';
import { parseHashConfig } from './hash-config.rules.ts';

const asJson = JSON.stringify({
  algorithm: 'SCRYPT',
  base64_signer_key: Buffer.from('key').toString('base64'),
  base64_salt_separator: 'Bw==',
  rounds: 8,
  mem_cost: 14,
});

it('reads the text of the console, and JSON', () => {
  const { signerKey, saltSeparator, ...numbers } = parseHashConfig(sampleHashConfig);
  expect(signerKey).toHaveLength(64);
  expect([...saltSeparator]).toEqual([7]);
  expect(numbers).toEqual({ rounds: 8, memoryCost: 14 });
  expect(parseHashConfig(asJson).signerKey.toString()).toBe('key');
});

it.each([
  ['another algorithm', sampleHashConfig.replace('SCRYPT', 'BCRYPT'), 'algorithm'],
  ['a missing key', sampleHashConfig.replace('base64_signer_key', 'key'), 'base64_signer_key'],
  ['a cost that would take all memory', sampleHashConfig.replace('14', '30'), 'mem_cost'],
  ['nothing', '', 'algorithm, base64_signer_key'],
])('refuses %s', (_name, text, message) => {
  expect(() => parseHashConfig(text)).toThrow(message);
});
