import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnvironmentError } from '../env.ts';
import { readAuthSecret } from './auth-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'savet-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first start generates a secret that only the owner can read; later ones use it', () => {
  const secret = readAuthSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readAuthSecret(folder)).toBe(secret);
  const path = join(folder, 'auth-secret');
  expect(readFileSync(path, 'utf8')).toBe(secret);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each(['', ' \n', 'abc', 'x'.repeat(31)])('the secret %j is refused', (content) => {
  writeFileSync(join(folder, 'auth-secret'), content);
  expect(() => readAuthSecret(folder)).toThrow(EnvironmentError);
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(content);
});
