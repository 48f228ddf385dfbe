import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('an older Node is refused with a plain sentence', () => {
  expect(() => openSqlite(':memory:', () => undefined)).toThrow(
    `The Stripe simulator needs Node.js 24 or newer; this is ${process.versions.node}.`,
  );
  openSqlite(':memory:').close();
});
