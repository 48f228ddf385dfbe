import { expect, test, vi } from 'vitest';
import { hasPasskeySupport } from './passkey-support.ts';

test.each([
  ['savet.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('at %s: %s', (hostname, hasSupport) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('location', { hostname });
  expect(hasPasskeySupport()).toBe(hasSupport);
  vi.unstubAllGlobals();
});

test('not in a browser that has none', () => {
  vi.stubGlobal('location', { hostname: 'savet.example' });
  expect(hasPasskeySupport()).toBe(false);
  vi.unstubAllGlobals();
});
