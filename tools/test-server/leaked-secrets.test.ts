import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import {
  leakedSecrets,
  leaksIn,
  plantTokens,
  searchForSecrets,
  secretsOf,
} from './leaked-secrets.ts';

it('takes secret variables and the passwords in addresses', () => {
  const variables = {
    AUTH_SECRET: 'of the server',
    AI_API_KEY: 'of the model',
    DATABASE_URL: 'postgres://savet:inside@127.0.0.1/savet',
    DATA_DIR: '/data',
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
  };
  expect(secretsOf(variables)).toEqual(['of the server', 'of the model', 'inside']);
});

it('finds planted values and any token, and nothing else', () => {
  const token = `${'eyJhbGciOiJFZERTQSJ9'}.eyJzdWIiOiJ1aWQifQ.c2lnbmF0dXJl`;
  expect(leaksIn(['{"key":"4711"}', `Bearer ${token}`, '{"msg":"listening"}'], ['4711'])).toEqual([
    '“4711” in {"key":"4711"}',
    `“${token}” in Bearer ${token}`,
  ]);
});

it('allows the link of a mail in the outbox only', () => {
  const link = 'http://x/verify-email?token=4711';
  expect(leaksIn([`{"link":"${link}","msg":"mail in the outbox"}`], ['4711'])).toEqual([]);
  expect(leaksIn([`{"link":"${link}","msg":"request"}`], ['4711'])).toHaveLength(1);
});

it('searches what every server prints to its end, and what running ones have printed', () => {
  // Test files share the module: others start servers, too.
  const before = leakedSecrets().lines;
  plantTokens({ cookie: 'savet.session_token=planted-session.c2ln%3D' });
  const ended = new EventEmitter();
  const endedLines: string[] = [];
  searchForSecrets(ended, endedLines, {});
  searchForSecrets(new EventEmitter(), ['with of-the-webhook'], {
    STRIPE_WEBHOOK_SECRET: 'of-the-webhook',
  });
  endedLines.push('with planted-session', 'harmless');
  ended.emit('close');
  const { lines, leaks } = leakedSecrets();
  expect(lines - before).toBe(3);
  expect(leaks.slice(-2)).toEqual([
    '“planted-session” in with planted-session',
    '“of-the-webhook” in with of-the-webhook',
  ]);
});
