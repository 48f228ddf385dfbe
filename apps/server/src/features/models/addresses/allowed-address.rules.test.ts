import { describe, expect, it } from 'vitest';
import { isAllowedAddress } from './allowed-address.rules.ts';

const hosts = ['gateway.test', '127.0.0.1:11434', '[::1]:8000'];

describe('an address of a model', () => {
  it.each([
    null,
    'https://gateway.test/v1',
    'https://GATEWAY.test:443/v1',
    'http://gateway.test/',
    'http://127.0.0.1:11434',
    'http://127.1:11434/x/..',
    'http://[::1]:8000/v1',
  ])('is allowed at %s', (baseUrl) => {
    expect(isAllowedAddress(baseUrl, hosts)).toBe(true);
  });

  it.each([
    'https://gateway.test:8443/v1',
    'https://gateway.test.evil.test/v1',
    'https://evil.test/gateway.test',
    'https://gateway.test%2eevil.test/',
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest',
    'http://[::ffff:127.0.0.1]:11434/',
    'no address',
  ])('is not allowed at %s', (baseUrl) => {
    expect(isAllowedAddress(baseUrl, hosts)).toBe(false);
    expect(isAllowedAddress(baseUrl, [])).toBe(false);
  });

  it.each([
    null,
    'https://api.openai.com/v1',
    'https://generativelanguage.googleapis.com/v1beta',
    'http://127.0.0.1:11434',
    'http://localhost:1234/v1',
    'http://[::1]:8000/v1',
  ])('is a usual one at %s', (baseUrl) => {
    expect(isAllowedAddress(baseUrl, null)).toBe(true);
  });

  it.each([
    'https://any.test/',
    'http://api.openai.com/v1',
    'https://api.openai.com:8443/v1',
    'https://api.openai.com.evil.test/v1',
    'http://127.0.0.1:5432/',
    'http://127.0.0.2:11434/',
    'http://169.254.169.254/latest',
    'no address',
  ])('needs permission at %s', (baseUrl) => {
    expect(isAllowedAddress(baseUrl, null)).toBe(false);
  });
});
