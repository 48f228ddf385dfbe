import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isSameOrigin } from './origin.ts';

const app = new Hono().post('/', (c) => c.json(isSameOrigin(c, 'http://localhost:3000/simulator')));

test.each([
  ['a browser, the same origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  ['a browser, another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  ['a browser, another port', { 'sec-fetch-site': 'same-site' }, false],
  ['an old browser, the same origin', { origin: 'http://localhost:3000' }, true],
  ['an old browser, another origin', { origin: 'https://elsewhere.example' }, false],
  ['an old browser, an opaque origin', { origin: 'null' }, false],
  ['no browser', {}, true],
])('%s', async (_case, headers, expected) => {
  const response = await app.request('/', { method: 'POST', headers });
  expect(await response.json()).toBe(expected);
});
