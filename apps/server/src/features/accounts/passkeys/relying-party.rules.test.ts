import { expect, test } from 'vitest';
import { relyingPartyAt } from './relying-party.rules.ts';

test.each([
  ['https://savet.example', { id: 'savet.example', origin: 'https://savet.example' }],
  ['https://savet.example:8443', { id: 'savet.example', origin: 'https://savet.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', null],
  ['http://[::1]:3000', null],
])('the site of passkeys at %s', (publicUrl, site) => {
  expect(relyingPartyAt(publicUrl)).toEqual(site);
});
